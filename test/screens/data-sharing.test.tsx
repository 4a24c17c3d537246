// Data sharing through the sandbox (docs/product/screens.md#data-sharing): one choice for each instance the user may
// manage.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { wireSubscription } from '../../sandbox/vendor/wireForms.ts';
import { requests, stackOf } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { until, untilSaid } from '../support/until';

beforeAll(async () => {
  await import('../../src/pages/data-sharing/DataSharingPage');
  await import('../../src/pages/data-sharing/InstanceChoices');
});

const ADDRESS = '/data-sharing-opt-in';
const group = (name: string) => screen.findByRole('radiogroup', { name });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the data sharing page', () => {
  it.each([
    ['admin', ['acme-hq', 'acme-factory']],
    ['involved', ['acme-hq', 'north-energy']],
    ['reseller', ['north-energy', 'south-logistics', 'west-clinic']],
  ])('shows the persona “%s” the instances they manage', async (persona, expected) => {
    renderPortal(persona, ADDRESS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Data sharing' })).toBeVisible();
    await screen.findByRole('list', { name: 'Instances' });
    expect(names()).toEqual(expected);
  });

  it('excludes failed and deleted instances, and requests nothing about them', async () => {
    const { sandbox } = renderPortal('admin', ADDRESS, {
      prepare: ({ faults, world }) => {
        const list = [...world.subscriptions.values()]
          .filter(({ id }) => ['sub-owner-active', 'sub-owner-dues'].includes(id))
          .map((record) => wireSubscription(world, record));
        const [kept, failed] = list;
        const deleted = { ...failed, id: 'sub-owner-cancelling', subscription_status: 'cancelled' };
        faults.add({
          path: '/api/customer/subscriptions',
          body: [kept, { ...failed, stack_status: 'failed' }, deleted],
        });
      },
    });
    await screen.findByRole('list', { name: 'Instances' });
    expect(names()).toEqual(['acme-hq']);
    await group('acme-hq');
    expect(requests(sandbox, 'GET', '/datascience/verify')).toHaveLength(1);
  });

  it('tells a user without permission which roles are needed', async () => {
    renderPortal('user', ADDRESS);
    expect(
      await screen.findByText(
        'You can’t change data collection for any of your instances. This needs the role owner, admin, direct reseller, or involved reseller.',
      ),
    ).toBeVisible();
  });

  it('tells a user without instances that there are none', async () => {
    renderPortal('newcomer', ADDRESS);
    expect(await screen.findByText('You don’t have any instances yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = renderPortal('admin', ADDRESS, {
      prepare: ({ faults }) => faults.add({ path: '/authorization/permissions', status: 403 }),
    });
    expect(await screen.findByText(/^Your instances couldn’t be loaded\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await group('acme-hq')).toBeVisible();
  });
});

describe('the choice of data collection', () => {
  it('is saved at once, for its own instance only', async () => {
    const { user, sandbox } = renderPortal('admin', ADDRESS);
    const hq = within(await group('acme-hq'));
    const factory = within(await group('acme-factory'));
    expect(hq.getByRole('radio', { name: 'Without personal data' })).toBeChecked();
    await user.click(hq.getByRole('radio', { name: 'With personal data' }));
    expect(
      await screen.findByText(
        'Data collection is now enabled for all users of this instance. Personal information is being collected.',
      ),
    ).toBeVisible();
    expect(stackOf(sandbox, 'owner-active').extendedConsentFlag).toBe(true);
    expect(factory.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(stackOf(sandbox, 'owner-dues').dataCollectionFlag).toBe(false);
  });

  it('returns to its value and shows the reason after a failure, and can be saved again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal('admin', ADDRESS, {
      prepare: ({ faults }) => {
        faults.add({ path: '/datascience/verify', status: 500 });
        faults.add({ path: '/datascience/toggle', status: 500 });
      },
    });
    await until(() => screen.queryByRole('radiogroup', { name: 'acme-hq' }) !== null, 'the choice');
    const hq = within(await group('acme-hq'));
    await user.click(hq.getByRole('radio', { name: 'Off' }));
    expect(
      await screen.findByText(
        'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(hq.getByRole('radio', { name: 'Without personal data' })).toBeChecked();
    await user.click(hq.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(screen.queryByText(/went wrong/)).toBeNull());
    expect(await screen.findByText(/^Data collection is now disabled for all users/)).toBeVisible();
    expect(hq.getByRole('radio', { name: 'Off' })).toBeChecked();
  });

  it('is saved through a slow API, and shows the server’s value after a reload meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('admin', ADDRESS);
    const factory = within(await group('acme-factory'));
    sandbox.faults.add({ path: '/api/', delayMs: 2_000, times: -1 });
    await user.click(factory.getByRole('radio', { name: 'Without personal data' }));
    expect(factory.getByRole('radio', { name: 'Without personal data' })).toBeChecked();
    const sentence =
      'Data collection is now enabled for all users of this instance. Personal information is not being collected.';
    await untilSaid(sentence);
    expect(
      within(await group('acme-hq')).getByRole('radio', { name: 'Without personal data' }),
    ).toBeChecked();
    await until(() => factory.queryByText('Saving…') === null, 'it is saved');

    await user.click(factory.getByRole('radio', { name: 'With personal data' }));
    await until(() => stackOf(sandbox, 'owner-dues').extendedConsentFlag, 'the server has it');
    cleanup();
    sandbox.faults.clear();
    renderPortal('admin', ADDRESS, { sandbox });
    const again = within(await group('acme-factory'));
    expect(again.getByRole('radio', { name: 'With personal data' })).toBeChecked();
  });

  it('of one instance fails to load without affecting the others', async () => {
    const { user, sandbox } = renderPortal('admin', ADDRESS, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/stack-owner-active/datascience',
          status: 403,
          body: { message: 'Not now.' },
          times: -1,
        }),
    });
    expect(await screen.findByText('The data collection setting couldn’t be loaded. Not now.')).toBeVisible();
    expect(await group('acme-factory')).toBeVisible();
    sandbox.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await group('acme-hq')).toBeVisible();
  });
});

it('the data sharing page renders and requests only the rows in view', async () => {
  // jsdom has no layout: every row gets the height that the list assumes.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(70);
  const { sandbox } = renderPortal('admin', ADDRESS, {
    prepare: ({ world }) => world.addSubscriptions('admin', 300),
  });
  expect(await group('acme-hq')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Instances' })).getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect(rows[0]).toHaveAttribute('aria-setsize', '302');
  expect(requests(sandbox, 'GET', '/datascience/verify').length).toBeLessThan(30);
});
