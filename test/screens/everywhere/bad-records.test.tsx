// One bad record isn't the end of a list: what is absent shows as '–', what can't be shown is counted, and only a response that
// is no list is an error.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

const NOT_UNDERSTOOD = 'The server sent an unexpected response. Try again later.';

/** Opens an address as the owner; the vendor responds to every request for a path with this body. */
function open(address: string, path: string, body: unknown) {
  return renderPortal('owner', address, {
    prepare: ({ faults }) => faults.add({ path, body, times: -1 }),
  });
}

const SUBSCRIPTIONS = '/api/customer/subscriptions';
const whole = {
  id: 'sub-owner-active',
  stack_id: 'stack-owner-active',
  name: 'acme-hq',
  plan_id: 'prtg-1000-yearly-eur',
  fqdn: 'acme-hq.my-prtg.example',
  region: 'eu-central-1',
  subscription_status: 'active',
  stack_status: 'ready',
};

describe('the list of subscriptions', () => {
  it('shows a dash for each null, absent or malformed field', async () => {
    open('/', SUBSCRIPTIONS, [
      whole,
      {
        id: 'sub-bare',
        stack_status: 'ready',
        plan_id: null,
        fqdn: 7,
        subscription_status: null,
        region: null,
      },
    ]);
    expect(await screen.findByRole('article', { name: 'acme-hq' })).toBeVisible();
    const bare = screen.getByRole('article', { name: 'sub-bare' });
    for (const label of [
      'Domain',
      'Server region',
      'Pricing plan',
      'Subscription status',
      'Next subscription payment',
    ]) {
      expect(await within(bare).findByText(label)).toBeVisible();
      await waitFor(() => expect(within(bare).getByText(label).nextElementSibling).toHaveTextContent(/^–$/));
    }
    expect(within(bare).getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
    expect(within(bare).queryByRole('button', { name: 'Copy domain' })).toBeNull();
  });

  it('counts subscriptions that can’t be shown at all', async () => {
    open('/', SUBSCRIPTIONS, [whole, { ...whole, id: null }, null]);
    expect(await screen.findByRole('article', { name: 'acme-hq' })).toBeVisible();
    expect(screen.getByText('2 subscriptions couldn’t be read, so they aren’t shown here.')).toBeVisible();
  });

  it('isn’t called empty if none of its entries can be shown', async () => {
    open('/', SUBSCRIPTIONS, [{ ...whole, id: undefined }]);
    expect(await screen.findByText('1 subscription couldn’t be read, so it isn’t shown here.')).toBeVisible();
    expect(screen.queryByText("You don't have any subscriptions")).toBeNull();
  });

  it('shows an error if the response isn’t a list', async () => {
    open('/', SUBSCRIPTIONS, { subscriptions: [whole] });
    expect(await screen.findByText(`Your subscriptions couldn’t be loaded. ${NOT_UNDERSTOOD}`)).toBeVisible();
  });

  it('leads to the manage page of a subscription without a domain', async () => {
    open('/manage/sub-owner-active', SUBSCRIPTIONS, [{ ...whole, fqdn: null, plan_id: null, region: null }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
    const words = (await screen.findByRole('heading', { level: 2, name: 'Subdomain' })).closest('section');
    expect(words).toHaveTextContent('Current address: –');
    expect(await screen.findByText('Current region: –')).toBeVisible();
  });
});

describe('null fields', () => {
  it('of a plan and a region don’t affect the names of others', async () => {
    const { sandbox } = renderPortal('owner', '/', {
      prepare: ({ faults, world }) => {
        const [plan, ...plans] = world.plans;
        faults.add({ path: '/api/public/plans', body: [{ ...plan, price: null, name: null }, ...plans] });
        const [region, ...regions] = world.regions;
        faults.add({
          path: '/api/public/regions',
          body: [{ ...region, latitude: null, nation: null }, ...regions],
        });
      },
    });
    const article = await screen.findByRole('article', { name: 'acme-factory' });
    expect(await within(article).findByText(/^PRTG 2500/)).toBeVisible();
    expect(sandbox.world.plans.length).toBeGreaterThan(2);
    const first = await screen.findByRole('article', { name: 'acme-hq' });
    expect(await within(first).findByText('Frankfurt - Europe')).toBeVisible();
  });

  it('of a permission don’t affect other permissions', async () => {
    open('/', '/api/authorization/permissions', {
      resources: [
        { resource_id: null, resource_type: 'subscription', role: 'owner' },
        { resource_id: 'sub-owner-dues', resource_type: 'subscription', role: null },
        { resource_id: 'sub-owner-active', resource_type: 'subscription', role: 'owner' },
      ],
    });
    const article = await screen.findByRole('article', { name: 'acme-hq' });
    expect(await within(article).findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.getByText('1 permission couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });
});

describe('null fields and missing ids', () => {
  it('of invoices are shown as dashes, and counted', async () => {
    open('/invoices', '/api/customer/invoices', [
      { id: 'INV-1', date: null, total: null, amount_due: null, currency_code: null, status: null },
      { id: 'INV-2', date: 1_780_000_000, total: 1200, amount_due: 0, currency_code: 'EUR', status: 'paid' },
      { total: 5 },
    ]);
    const bare = await screen.findByRole('row', { name: /INV-1/ });
    const cells = [...bare.querySelectorAll('[role="cell"], td')].map((cell) => cell.textContent);
    expect(cells.filter((words) => words === '–').length).toBe(5);
    expect(screen.getByRole('row', { name: /INV-2/ })).toHaveTextContent('€12.00');
    expect(screen.getByText('1 invoice couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });

  it('of monitoring users are shown as dashes, and counted', async () => {
    open('/prtg-users/sub-owner-active', '/api/instance/stack-owner-active/users', [
      { id: 'u-1', name: 'Uwe', email: null, access_level: null, last_login: null },
      { id: null, name: 'Nobody' },
    ]);
    expect(await screen.findByRole('row', { name: /Uwe/ })).toHaveTextContent('Uwe––Never');
    expect(screen.getByText('1 user couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });

  it('of uploaded files are shown as dashes and counted, and a folder that is null is empty', async () => {
    open('/upload/sub-owner-active', '/upload/s3', {
      'MIB/': [{ name: 'a.mib', size: null, last_modified: null }, { size: 7 }],
      'snmplibs/': null,
    });
    expect(await screen.findByRole('row', { name: /a\.mib/ })).toHaveTextContent('a.mib––');
    expect(screen.getByText('1 file couldn’t be read, so it isn’t shown here.')).toBeVisible();
    expect(screen.getAllByText('No files of this kind have been uploaded yet.')).toHaveLength(4);
  });

  it('don’t excuse a list in place of the uploads’ folders, which is an error', async () => {
    open('/upload/sub-owner-active', '/upload/s3', []);
    expect(await screen.findAllByText(new RegExp(NOT_UNDERSTOOD))).not.toHaveLength(0);
    expect(screen.queryByText('No files of this kind have been uploaded yet.')).toBeNull();
  });

  it('of templates are shown as dashes, and counted', async () => {
    open('/upload/sub-owner-active', '/git', [
      { id: 1, name: null },
      { id: 2, name: 'Cisco' },
      { name: 'x' },
    ]);
    const list = await screen.findByRole('list', { name: 'Templates' });
    expect(within(list).getByText('Cisco')).toBeVisible();
    expect(within(list).getByText('–')).toBeVisible();
    expect(screen.getByText('1 template couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });

  it('of stacks in the supporter area are shown as dashes, and counted', async () => {
    renderPortal('staff', '/supporter?search=acme', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/supporter/stacks',
          body: [{ name: 'prtg-acme', subdomain: null }, { name: null }],
        }),
    });
    expect(await screen.findByRole('link', { name: 'prtg-acme' })).toBeVisible();
    expect(screen.getByText('1 stack couldn’t be read, so it isn’t shown here.')).toBeVisible();
  });
});

describe('saving an enterprise connection', () => {
  it('sends unknown options unchanged, including nulls', async () => {
    const { sandbox, user } = renderPortal('owner', '/entra-id/sub-owner-active', {
      prepare: ({ world }) => {
        const { connection } = world.stacks.get('stack-owner-active') ?? {};
        if (connection) Object.assign(connection.options, { app_id: null, basic: { roles: [null] } });
      },
    });
    const field = await screen.findByLabelText('Tenant domain', { selector: 'input' });
    await user.clear(field);
    await user.type(field, 'acme.example');
    await user.click(screen.getByRole('button', { name: 'Save connection' }));
    await screen.findByText('Connection saved.');
    const { connection } = sandbox.world.stacks.get('stack-owner-active') ?? {};
    expect(connection?.options).toMatchObject({
      tenant_domain: 'acme.example',
      app_id: null,
      basic: { roles: [null] },
    });
  });
});
