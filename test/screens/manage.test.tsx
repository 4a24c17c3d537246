// The manage screen through the sandbox (docs/product/screens.md#manage,
// docs/product/permissions.md#hidden-or-disabled): who is offered what, an instance that isn't ready, the subdomain,
// and sections that load on their own.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { wireSubscription } from '../../sandbox/vendor/wireForms.ts';
import { renderPortal } from '../support/renderPortal';
import { readPages, requests, section, stackOf } from '../support/manageScreen';

beforeAll(readPages);

const ACTIVE = '/manage/sub-owner-active';
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const INSTANCE_SECTIONS = [
  'Timezone',
  'Multi-Platform Probe',
  'Multifactor authentication',
  'Data collection',
  'Subdomain',
  'Restart',
  'Region transfer',
];

describe('the manage page', () => {
  it.each([
    ['owner', 'sub-owner-active', ['Subscription', ...INSTANCE_SECTIONS, 'Cancellation']],
    ['admin', 'sub-owner-active', INSTANCE_SECTIONS],
    ['involved', 'sub-owner-active', INSTANCE_SECTIONS],
    ['reseller', 'sub-reseller-north', ['Subscription', ...INSTANCE_SECTIONS, 'Cancellation']],
    ['distributor', 'sub-fleet-1', ['Subscription', 'Cancellation']],
  ])('shows the persona “%s” at %s the sections for their role', async (persona, id, expected) => {
    renderPortal(persona, `/manage/${id}`);
    await section(expected[0]!);
    expect(
      headings().filter((heading) =>
        [...INSTANCE_SECTIONS, 'Subscription', 'Cancellation'].includes(heading),
      ),
    ).toEqual(expected);
  });

  it('tells a user without permission which roles are needed', async () => {
    renderPortal('user', ACTIVE);
    expect(await screen.findByText(/You don’t have permission to manage this instance\./)).toBeVisible();
    expect(
      screen.getByText(
        'To change its settings, you need the role owner, admin, direct reseller, or involved reseller.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        'To change its subscription, you need the role owner, direct reseller, or distributor.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('mentions no missing permissions before they are known, or if they can’t be read', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/authorization/permissions', status: 403, times: 1 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
    expect(await screen.findByText(/^Your permissions couldn’t be loaded\./)).toBeVisible();
    expect(screen.queryByText(/You don’t have permission/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Subdomain')).toBeVisible();
  });

  it('leads to the overview for an unknown subscription', async () => {
    renderPortal('owner', '/manage/sub-nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});

describe('the manage page of an instance in preparation', () => {
  it('says so before permissions for it exist', async () => {
    renderPortal('owner', '/manage/sub-owner-preparing');
    expect(await screen.findByText('You can manage this instance once it’s ready.')).toBeVisible();
    expect(screen.getByText('It may take a while until your PRTG is ready.')).toBeVisible();
  });

  it('says so in each setting that needs a running stack, and requests none of them', async () => {
    const { sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ world }) => {
        stackOf({ world }, 'owner-active').work = {
          kind: 'update',
          seconds: 30,
          until: world.clock.now() + 30_000,
          fails: false,
        };
      },
    });
    await section('Subdomain');
    expect(
      screen.getAllByText('Your instance is being prepared. You can change this once it’s ready.'),
    ).toHaveLength(6);
    expect(await within(await section('Region transfer')).findByRole('button')).toBeVisible();
    expect(requests(sandbox, 'GET', '/nats')).toHaveLength(0);
  });
});

describe('the manage page of a cancelled subscription', () => {
  it('shows the deletion day first, with a link to reactivate', async () => {
    const { user } = renderPortal('owner', '/manage/sub-owner-nonrenewing');
    expect(
      await screen.findByText(/^This instance and all its data will be deleted on .*\d{4}\.$/),
    ).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Reactivate' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Subscription' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /Reactivate/ })).toHaveLength(1);
  });

  it('has no link to reactivate without permission, and no notice if nothing is cancelled', async () => {
    renderPortal('admin', ACTIVE, {
      prepare: ({ world }) => {
        world.subscriptions.get('sub-owner-active')!.subscription_status = 'non_renewing';
      },
    });
    expect(await screen.findByText(/^This instance and all its data will be deleted/)).toBeVisible();
    await section('Restart');
    expect(screen.queryByRole('link', { name: 'Reactivate' })).toBeNull();
    cleanup();
    renderPortal('owner', ACTIVE);
    await section('Restart');
    expect(screen.queryByText(/all its data will be deleted/)).toBeNull();
  });
});

/** Opens the active subscription's page; the vendor sends these fields of it. */
const openWith = (fields: (now: number) => object, address = ACTIVE) =>
  renderPortal('owner', address, {
    prepare: ({ faults, world }) => {
      const record = world.subscriptions.get('sub-owner-active')!;
      const sent = { ...wireSubscription(world, record), ...fields(world.clock.seconds()) };
      faults.add({ path: '/api/customer/subscriptions', body: [sent] });
    },
  });

describe('a subscription that has ended', () => {
  it.each<[string, object, RegExp]>([
    ['cancelled', { subscription_status: 'cancelled' }, /^This subscription has ended, and its instance/],
    ['non_renewing', { subscription_status: 'non_renewing' }, /^Its term ended on .* at any time\.$/],
    ['active', { subscription_status: 'active', action_at_term_end: 'cancel' }, /^Its term ended on /],
  ])('the manage page offers neither reactivation nor plans: %s', async (_status, fields, alert) => {
    openWith((now) => ({ ...fields, contract_term_end: now - 60 }));
    const part = within(await section('Subscription'));
    expect(await screen.findByText(alert)).toBeVisible();
    expect(part.getByText('This subscription has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Reactivate|Cancel subscription|Change plan/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reactivate' })).toBeNull();
    expect(part.queryByRole('radio')).toBeNull();
  });

  it('the manage page has no settings of a deleted instance', async () => {
    openWith(() => ({ subscription_status: 'cancelled' }));
    await section('Subscription');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Subscription',
    ]);
  });
});

describe('a picker of instances that are all deleted', () => {
  it.each(['/upload', '/entra-id', '/prtg-users'])(
    '%s says so to their owner, not who may',
    async (address) => {
      openWith(() => ({ subscription_status: 'cancelled' }), address);
      expect(
        await screen.findByText(
          'The instances you could use this for couldn’t be created or have been deleted.',
        ),
      ).toBeVisible();
      expect(screen.queryByText(/This needs the role/)).toBeNull();
    },
  );
});

describe('an instance without its id', () => {
  const NO_ID =
    'This instance is ready, but its ID, which is needed here, is missing from the data we received. Reload the page; if that doesn’t help, ask our customer service.';

  it('each setting says that the id is missing, not that the instance is being prepared', async () => {
    openWith(() => ({ stack_id: null }));
    await section('Subdomain');
    expect(screen.getAllByText(NO_ID)).toHaveLength(7);
    expect(screen.queryByText(/being prepared/)).toBeNull();
  });

  it.each(['/upload', '/upload/sub-owner-active', '/entra-id', '/prtg-users', '/data-sharing-opt-in'])(
    '%s says that the id is missing',
    async (address) => {
      openWith(() => ({ stack_id: null }), address);
      expect(await screen.findByText(NO_ID)).toBeVisible();
    },
  );
});

it('a failed creation is explained on the manage page, with a link to customer service', async () => {
  renderPortal('owner', '/manage/sub-owner-failed');
  expect(
    await screen.findByText(/^This instance couldn’t be created, or its last change failed\./),
  ).toBeVisible();
  const help = screen.getByRole('link', { name: 'Ask our customer service (opens in a new tab)' });
  expect(help).toHaveAttribute('href', '/support');
  expect(help.querySelector('svg')).not.toBeNull();
});

it('the manage page has its heading and layout before the data are loaded', async () => {
  renderPortal('owner', ACTIVE, {
    prepare: ({ faults }) => {
      faults.add({ path: '/customer/subscriptions', status: 403, body: { message: 'Not now.' } });
      faults.add({ path: '/customer/subscriptions', delayMs: 200, times: -1 });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage' })).toBeVisible();
  expect(await screen.findByText('Your subscriptions couldn’t be loaded. Not now.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Loading page')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
  expect(document.title).toBe('Manage acme-hq – PRTG Hosted Monitor');
});

describe('Subdomain', () => {
  it('shows the domain, warns about remote probes, and follows the change', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Subdomain'));
    expect(card.getByText('acme-hq.my-prtg.example')).toBeVisible();
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'Acme-New');
    expect(field).toHaveAccessibleDescription('New address: acme-new.my-prtg.example');
    await user.click(card.getByRole('button', { name: 'Change subdomain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change subdomain of acme-hq?' }));
    expect(
      dialog.getByText(/^Remote probes aren’t updated\. Enter the new address on each probe/),
    ).toBeInTheDocument();
    expect(stackOf(sandbox, 'owner-active').subdomain).toBe('acme-hq');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await card.findByText('acme-new.my-prtg.example')).toBeVisible();
    expect(await screen.findByText('It may take a while until your PRTG is ready.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Subdomain' })).toHaveFocus());
    expect(stackOf(sandbox, 'owner-active').subdomain).toBe('acme-new');
  });

  it('shows any refusal of the request at the field', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Subdomain'));
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'acme-new');
    const refusedWith = async (status: number, message: string) => {
      sandbox.faults.add({ method: 'PUT', path: '/subdomain', status, body: { message } });
      await user.click(card.getByRole('button', { name: 'Change subdomain' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await refusedWith(400, 'Not like this.');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Not like this.'));
    await refusedWith(403, 'acme-new is reserved.');
    await waitFor(() => expect(field).toHaveAccessibleDescription('acme-new is reserved.'));
    expect(screen.queryByText(/^Something went wrong while saving/)).toBeNull();
    await refusedWith(403, 'You may not do this.');
    expect(await card.findByText('Something went wrong while saving. You may not do this.')).toBeVisible();
  });

  it('shows the server’s message at the field, and keeps the input', async () => {
    const { user } = renderPortal('owner', ACTIVE);
    const card = within(await section('Subdomain'));
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'taken-one');
    await user.click(card.getByRole('button', { name: 'Change subdomain' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The subdomain taken-one is already taken.'),
    );
    expect(field).toHaveValue('taken-one');
    expect(field).toBeInvalid();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The subdomain taken-one is already taken.'),
    );
    await user.type(field, 'x');
    expect(field).toBeValid();
  });

  it.each([
    ['', 'Enter a subdomain.'],
    ['abc', 'Enter at least 4 characters.'],
    ['acme hq', 'Use only the letters a to z, digits, and hyphens.'],
    ['acme-hq', 'This is the current subdomain.'],
  ])('rejects %j', async (typed, problem) => {
    const { user } = renderPortal('owner', ACTIVE);
    const card = within(await section('Subdomain'));
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.click(card.getByRole('button', { name: 'Change subdomain' }));
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(document.title).toBe('Error: Manage acme-hq – PRTG Hosted Monitor');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears an earlier toast before it announces an error', async () => {
    const { user } = renderPortal('owner', ACTIVE);
    await user.click(await screen.findByRole('radio', { name: 'Off' }));
    expect(
      await screen.findByText(
        'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
      ),
    ).toBeVisible();
    const card = within(await section('Subdomain'));
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'taken-two');
    await user.click(card.getByRole('button', { name: 'Change subdomain' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The subdomain taken-two is already taken.'),
    );
    expect(screen.queryByText(/^Data collection is now/)).toBeNull();
  });

  it('shows the real outcome if no response arrived', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/subdomain', abort: true, times: 1 }),
    });
    const card = within(await section('Subdomain'));
    const field = card.getByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'acme-new');
    await user.click(card.getByRole('button', { name: 'Change subdomain' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change' }));
    expect(
      await card.findByText(
        'Something went wrong while saving. The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
  });
});

describe('the manage page’s sections', () => {
  it('close the choice of plans behind a button', async () => {
    renderPortal('owner', ACTIVE);
    const plans = await screen.findByRole('button', { name: 'See plans', expanded: false });
    expect(screen.queryByRole('radiogroup', { name: 'Plan' })).toBeNull();
    fireEvent.click(plans);
    expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeVisible();
    fireEvent.click(plans);
    expect(screen.queryByRole('radiogroup', { name: 'Plan' })).toBeNull();
  });

  it('are independent: one that can’t be loaded leaves the others usable, and can be retried', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) =>
        faults.add({ path: '/mfa/verify', status: 403, body: { message: 'Not now.' } }),
    });
    const card = within(await section('Multifactor authentication'));
    expect(await card.findByText('The setting couldn’t be loaded. Not now.')).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Multi-Platform Probe' })).toBeEnabled();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('switch', { name: 'Require multifactor authentication' })).toBeEnabled();
  });

  it('include the subscription, to which scrollToSubscription scrolls', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderPortal('owner', `${ACTIVE}?scrollToSubscription=true`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Subscription' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scrollTo).toHaveBeenCalled();
    expect(await screen.findByRole('radiogroup', { name: 'Plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See plans' })).toBeNull();
  });
});
