// A new instance like another one (docs/product/new-like-this.md): the links, what the form takes over, and the model's settings
// on the new instance's manage page.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { storeCreated, storeModel } from '../../src/api/subscriptions/createdHere';
import { readPages, requests, stackOf } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { fireAtScript, installProvider, removeProvider } from '../support/standInBilling';
import { until, untilSaid } from '../support/until';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/new-instance/NewInstancePage');
  await import('../../src/pages/manage/apply-settings/ApplyDialog');
  await import('../../src/pages/overview/table/SubscriptionTable');
});

const LINK = 'New instance like this';
const APPLY = 'Apply settings of acme-hq';

const region = () => screen.getByRole('combobox', { name: 'Region' });
const checked = () =>
  within(screen.getByRole('radiogroup', { name: 'Plan' }))
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked)
    .map((radio) => radio.closest('label')?.textContent);

describe('the link “New instance like this”', () => {
  it('is on a manage page and in a table’s row', async () => {
    renderPortal('owner', '/manage/sub-owner-active');
    expect(await screen.findByRole('link', { name: LINK })).toHaveAttribute(
      'href',
      '/new?like=sub-owner-active',
    );
    cleanup();
    const { user } = renderPortal('owner', '/?view=table');
    const row = await screen.findByRole('row', { name: /acme-hq/ });
    await user.click(within(row).getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: LINK })).toHaveAttribute(
      'href',
      '/new?like=sub-owner-active',
    );
  });

  it('isn’t shown to a user who may not use the page', async () => {
    renderPortal('user', '/manage/sub-owner-active');
    expect(
      await screen.findByText('You don’t have permission to manage this instance. Ask its owner.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: LINK })).toBeNull();
  });
});

describe('the form', () => {
  it('has the model’s region and plan, whatever was chosen in the other form before', async () => {
    const portal = renderPortal('owner', '/new');
    await portal.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Region' }),
      'Tokyo - Asia Pacific',
    );
    cleanup();
    renderPortal('owner', '/new?like=sub-owner-active', portal);
    expect(await screen.findByText('The region and plan are preselected to match acme-hq.')).toBeVisible();
    expect(region()).toHaveDisplayValue('Frankfurt - Europe');
    expect(checked()).toEqual(['PRTG 1000€1,490.00 / year']);
    expect(screen.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(
      await screen.findByText(
        'Once the new instance is ready, you can apply the settings of acme-hq on its manage page.',
      ),
    ).toBeVisible();
  });

  it('says that the model’s plan and region aren’t offered any more', async () => {
    renderPortal('owner', '/new?like=sub-owner-nonrenewing', {
      prepare: ({ world }) => {
        const index = world.regions.findIndex(({ code }) => code === 'us-east-1');
        world.regions.splice(index, 1);
      },
    });
    expect(
      await screen.findByText(
        /^The region of acme-legacy, us-east-1, is no longer available\. Choose another one\.$/,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^The plan of acme-legacy, .+, isn’t available for this new instance\. Choose another one\.$/,
      ),
    ).toBeVisible();
    expect(checked()).toEqual([]);
    expect(screen.queryByText(/as acme-legacy has/)).toBeNull();
  });

  it('has the model’s plan in the visitor’s currency', async () => {
    renderPortal('owner', '/new?like=sub-owner-active', {
      prepare: ({ faults }) => faults.add({ path: '/geo', body: { any: { CountryCode: 'US' } }, times: -1 }),
    });
    expect(await screen.findByText('The region and plan are preselected to match acme-hq.')).toBeVisible();
    expect(checked()).toEqual(['PRTG 1000$1,590.00 / year']);
  });

  it('says that the model can’t be found', async () => {
    renderPortal('owner', '/new?like=sub-gone');
    expect(
      await screen.findByText(
        'We couldn’t find the instance to base this one on. Choose a region and plan yourself.',
      ),
    ).toBeVisible();
  });
});

/** Opens the manage page of an instance of the owner's as if it had been created here like acme-hq. */
const openCreated = (prepare?: (sandbox: Sandbox) => void, own = 'owner-dues', persona = 'owner') => {
  storeCreated(`sub-${own}`, Date.now());
  storeModel(`sub-${own}`, 'sub-owner-active', Date.now());
  return renderPortal(persona, `/manage/sub-${own}`, prepare && { prepare });
};
const settings = (sandbox: Sandbox, key: string) => {
  const { mfaFlag, timezone, dataCollectionFlag, extendedConsentFlag, nats } = stackOf(sandbox, key);
  return { mfaFlag, timezone, dataCollectionFlag, extendedConsentFlag, nats: nats.enabled };
};
const writes = (sandbox: Sandbox) =>
  ['/datascience/toggle', '/instance/mfa/toggle/stack-owner-dues', '/timezone', '/nats'].map(
    (path) => requests(sandbox, 'POST', path).length,
  );
const dialog = () => screen.findByRole('dialog', { name: APPLY });
const rows = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const differing = (sandbox: Sandbox) => {
  Object.assign(stackOf(sandbox, 'owner-active'), {
    mfaFlag: true,
    timezone: 'Tokyo Standard Time',
    dataCollectionFlag: true,
    extendedConsentFlag: true,
    nats: { enabled: true, runningUntil: 0 },
  });
  Object.assign(stackOf(sandbox, 'owner-dues'), {
    mfaFlag: false,
    timezone: 'UTC',
    dataCollectionFlag: true,
    extendedConsentFlag: true,
    nats: { enabled: false, runningUntil: 0 },
  });
};

describe('“Apply settings of {name}”', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('shows what differs, then applies exactly that by the calls of the manage page, once', async () => {
    const portal = openCreated(differing);
    const { sandbox, user } = portal;
    await user.click(await screen.findByRole('button', { name: APPLY }));
    const shown = await dialog();
    expect(await within(shown).findByText('3 settings differ and will be changed.')).toBeVisible();
    expect(rows(shown)).toEqual([
      'Data collectionWith personal data, as on acme-hq',
      'Require multifactor authenticationOptional → Required',
      'Timezone(UTC) Coordinated Universal Time → (UTC+09:00) Osaka, Sapporo, Tokyo',
      'Multi-Platform ProbeDisabled → Enabled',
    ]);
    expect(within(shown).getByText(/second factor/)).toBeVisible();
    expect(writes(sandbox)).toEqual([0, 0, 0, 0]);

    await user.click(within(shown).getByRole('button', { name: 'Apply 3 settings' }));
    await until(() => stackOf(sandbox, 'owner-dues').nats.enabled, 'the probe is switched');
    sandbox.world.clock.advance(600);
    await untilSaid('3 settings applied.');
    expect(writes(sandbox)).toEqual([0, 1, 1, 1]);
    expect(settings(sandbox, 'owner-dues')).toEqual(settings(sandbox, 'owner-active'));
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: APPLY })).toBeNull());

    cleanup();
    renderPortal('owner', '/manage/sub-owner-dues', portal);
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
    expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
  });

  it('says which settings can’t be read from the model, and applies the others', async () => {
    const { sandbox, user } = openCreated((one) => {
      differing(one);
      one.faults.add({
        path: '/instance/stack-owner-active/timezone',
        status: 403,
        body: { message: 'Not for you.' },
        times: -1,
      });
    });
    await user.click(await screen.findByRole('button', { name: APPLY }));
    const shown = await dialog();
    expect(await within(shown).findByText('2 settings differ and will be changed.')).toBeVisible();
    expect(rows(shown)[2]).toBe('TimezoneCouldn’t be read from acme-hq, so it stays as it is. Not for you.');
    await user.click(within(shown).getByRole('button', { name: 'Apply 2 settings' }));
    await until(() => stackOf(sandbox, 'owner-dues').nats.enabled, 'the probe is switched');
    sandbox.world.clock.advance(600);
    await untilSaid('2 settings applied.');
    sandbox.faults.clear();
    await user.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It is still offered for the one that couldn't be read.
    await user.click(await screen.findByRole('button', { name: APPLY }));
    expect(await within(await dialog()).findByText('1 setting differs and will be changed.')).toBeVisible();
  });

  it('repeats exactly what failed', async () => {
    const { sandbox, user } = openCreated((one) => {
      differing(one);
      one.faults.add({
        path: '/mfa/toggle',
        method: 'POST',
        status: 409,
        body: { message: 'The instance is busy.' },
      });
    });
    await user.click(await screen.findByRole('button', { name: APPLY }));
    const shown = await dialog();
    await user.click(await within(shown).findByRole('button', { name: 'Apply 3 settings' }));
    await until(() => stackOf(sandbox, 'owner-dues').nats.enabled, 'the probe is switched');
    sandbox.world.clock.advance(600);
    await untilSaid('2 settings applied. 1 failed.');
    expect(within(shown).getByText('The instance is busy.')).toBeVisible();
    await user.click(within(shown).getByRole('button', { name: 'Try failed again' }));
    await untilSaid('3 settings applied.');
    expect(writes(sandbox)).toEqual([0, 2, 1, 1]);
  });

  it('says that nothing differs, and isn’t offered again', async () => {
    const { user } = openCreated((one) => {
      differing(one);
      Object.assign(stackOf(one, 'owner-dues'), settings(one, 'owner-active'), {
        nats: { enabled: true, runningUntil: 0 },
      });
    });
    await user.click(await screen.findByRole('button', { name: APPLY }));
    const shown = await dialog();
    expect(await within(shown).findByText('There’s nothing to apply.')).toBeVisible();
    expect(within(shown).getByRole('button', { name: 'Apply 0 settings' })).toBeDisabled();
    await user.click(within(shown).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: APPLY })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is put away for good', async () => {
    const portal = openCreated();
    await portal.user.click(await screen.findByRole('button', { name: 'Hide', description: /^You based/ }));
    expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
    cleanup();
    renderPortal('owner', '/manage/sub-owner-dues', portal);
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
    expect(screen.queryByRole('button', { name: APPLY })).toBeNull();
  });

  it.each([
    {
      what: 'the user may not read the model’s settings',
      prepare: ({ world }: Sandbox) =>
        world.grants.get(world.accountByKey('owner')!.sub)?.set('sub-owner-active', 'user'),
      says: 'You based this instance on acme-hq, but its settings can’t be read. You don’t have permission.',
    },
    {
      what: 'the user may not change the new instance’s settings',
      prepare: ({ world }: Sandbox) =>
        world.grants.get(world.accountByKey('owner')!.sub)?.set('sub-owner-dues', 'distributor'),
      says: 'This needs the role owner, admin, direct reseller, or involved reseller.',
    },
    {
      what: 'the model is gone',
      prepare: ({ world }: Sandbox) => world.subscriptions.delete('sub-owner-active'),
      says: 'You based this instance on another one that no longer exists, so its settings can’t be read.',
    },
  ])('isn’t offered if $what, and it says so', async ({ prepare, says }) => {
    openCreated((sandbox) => void prepare(sandbox));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  });
});

it('an instance that was ordered like another one offers its settings once ready, on another day too', async () => {
  const portal = renderPortal('owner', '/new?like=sub-owner-active');
  const { sandbox, user } = portal;
  const { checkouts } = installProvider();
  await user.type(await screen.findByRole('textbox', { name: 'Subdomain' }), 'acme-second');
  await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
  await waitFor(() => {
    fireAtScript('load');
    expect(checkouts).toHaveLength(1);
  });
  const { id } = (await checkouts[0]!.hostedPage()) as { id: string };
  const created = sandbox.world.completeCheckout(id);
  checkouts[0]?.success(id);
  expect(await screen.findByRole('article', { name: 'acme-second' })).toBeVisible();
  removeProvider();
  expect(sandbox.world.subscriptions.get(created)).toMatchObject({ plan_id: 'prtg-1000-yearly-eur' });

  cleanup();
  renderPortal('owner', `/manage/${created}`, portal);
  expect(await screen.findByText('It may take a while until your PRTG is ready.')).toBeVisible();
  expect(screen.queryByRole('button', { name: APPLY })).toBeNull();

  await portal.session.logout();
  cleanup();
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  sandbox.world.clock.advance(600);
  renderPortal('owner', `/manage/${created}`, portal);
  expect(await screen.findByRole('button', { name: APPLY })).toBeVisible();
});
