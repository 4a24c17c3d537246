// A checkout that ends without a success proves nothing (docs/product/checkout.md#outcomes): the list is read once more, and
// a success that comes later still counts.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { readPages, requests, seePlans } from '../support/manageScreen';
import { renderPortal, type Portal } from '../support/renderPortal';
import { nextCheckout } from '../support/standInCheckout';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/new-instance/NewInstancePage');
});

const LIST = '/api/customer/subscriptions';
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
const button = (words: string) => screen.getByText(words).closest('button')!;
const checkAgain = () => within(screen.getByRole('main')).getByRole('button', { name: 'Check again' });
const actions = ({ world }: Sandbox) => world.analytics.map(({ action }) => action);
/** How often the list was read since it was first shown. */
const readings = (sandbox: Sandbox) => requests(sandbox, 'GET', LIST).length - 1;
/** Buys an instance elsewhere, as another user of the account would. */
function buyElsewhere({ world }: Sandbox, persona: string, subdomain: string) {
  const order = {
    kind: 'create' as const,
    subdomain,
    planId: 'prtg-500-monthly-eur',
    region: 'eu-west-1',
    tester: false,
  };
  world.completeCheckout(world.openCheckout(world.accountByKey(persona)!, order).id);
}

describe('a new instance', () => {
  const CREATED = 'Subscription acme-plant created';
  const NOTHING = 'The checkout was closed. So far nothing new has arrived.';

  async function toCheckout() {
    const portal = renderPortal('owner', '/new');
    const field = await screen.findByLabelText('Subdomain', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'acme-plant' } });
    await portal.user.click(radio('prtg-500-monthly-eur'));
    await portal.user.click(button('Continue to checkout'));
    return { ...portal, checkout: await nextCheckout(portal) };
  }
  async function expectBought({ sandbox }: Portal) {
    expect(await screen.findByText(CREATED)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/overview'));
    expect(await screen.findByRole('article', { name: 'acme-plant' })).toBeVisible();
    expect(requests(sandbox, 'POST', LIST)).toHaveLength(1);
    await waitFor(() => expect(actions(sandbox).filter((action) => action !== 'fetch')).toEqual(['create']));
  }

  it.each(['close', 'fail'] as const)('that was paid, whose success is lost (%s), is found', async (end) => {
    const portal = await toCheckout();
    portal.checkout.book();
    portal.checkout[end]();
    await expectBought(portal);
    expect(readings(portal.sandbox)).toBe(1);
  });

  it.each([400, 5_000])('of which a success is told %d ms after the closing counts', async (ms) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = await toCheckout();
    portal.checkout.close();
    expect(await screen.findByText(NOTHING)).toBeVisible();
    await vi.advanceTimersByTimeAsync(ms);
    portal.checkout.book();
    portal.checkout.succeed();
    portal.checkout.succeed();
    await expectBought(portal);
    expect(screen.queryByText(NOTHING)).toBeNull();
  });

  it('of which a success is told while the list is read counts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = await toCheckout();
    portal.sandbox.faults.add({
      path: `/${LIST.replaceAll('/', '.')}$/`,
      method: 'GET',
      delayMs: 400,
      status: 403,
    });
    portal.checkout.close();
    portal.checkout.book();
    portal.checkout.succeed();
    await vi.advanceTimersByTimeAsync(400);
    await expectBought(portal);
  });

  it('that isn’t in the list wasn’t bought, as far as was read; booked late, it is found by checking again', async () => {
    const portal = await toCheckout();
    const { user, sandbox, checkout } = portal;
    buyElsewhere(sandbox, 'owner', 'acme-office');
    checkout.close();
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expect(screen.getByText('If you did pay, check again in a minute before you order again.')).toBeVisible();
    expect(readings(sandbox)).toBe(1);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(checkAgain());
    await waitFor(() => expect(readings(sandbox)).toBe(2));
    expect(await screen.findByText(NOTHING)).toBeVisible();
    checkout.book();
    await user.click(checkAgain());
    await expectBought(portal);
    expect(screen.getByRole('article', { name: 'acme-office' })).toBeVisible();
  });

  it('of which the list can’t be read may have been bought', async () => {
    const portal = await toCheckout();
    const { user, sandbox, checkout } = portal;
    sandbox.faults.add({ path: LIST, method: 'GET', status: 403, body: { message: 'Not now.' } });
    checkout.book();
    checkout.close();
    const unclear =
      'You closed the checkout, and we couldn’t check whether your payment has arrived. Not now. If you did pay, check again before you order again.';
    expect(await within(screen.getByRole('main')).findByText(unclear)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(unclear);
    expect(screen.queryByText(/nothing new|couldn’t be created/)).toBeNull();
    await user.click(checkAgain());
    await expectBought(portal);
  });

  it('that failed may still be booked late', async () => {
    const portal = await toCheckout();
    portal.checkout.fail();
    const said = 'Your payment was declined. So far nothing new has arrived.';
    expect(await within(screen.getByRole('main')).findByText(said)).toBeVisible();
    portal.checkout.book();
    await portal.user.click(checkAgain());
    await expectBought(portal);
  });

  it('that failed while nothing can be read says both', async () => {
    const { sandbox, checkout } = await toCheckout();
    sandbox.faults.add({ path: LIST, method: 'GET', status: 403, body: { message: 'Not now.' } });
    checkout.fail();
    const unclear =
      'Your payment was declined. We couldn’t check whether your order went through. Not now. Check again before you order again.';
    expect(await within(screen.getByRole('main')).findByText(unclear)).toBeVisible();
  });

  it('that was paid, but whose result can’t be read, isn’t called not created', async () => {
    const portal = await toCheckout();
    const { user, sandbox, checkout } = portal;
    sandbox.faults.add({ path: '/hosted_page/', status: 409, body: { message: 'Not completed.' } });
    checkout.pay();
    const unclear =
      'Your checkout is complete, but we couldn’t read its result. Not completed. Don’t buy it again – check your subscriptions first.';
    expect(await within(screen.getByRole('main')).findByText(unclear)).toBeVisible();
    await user.click(checkAgain());
    await expectBought(portal);
  });

  it('that is told of when the page was left is announced, and leaves the next order alone', async () => {
    const portal = await toCheckout();
    const { user, checkout } = portal;
    checkout.close();
    expect(await screen.findByText(NOTHING)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to overview' }));
    await screen.findByRole('heading', { level: 1, name: 'Subscriptions' });
    checkout.pay();
    await expectBought(portal);
    await user.click(screen.getByRole('link', { name: 'Add new Subscription' }));
    expect(await screen.findByLabelText('Subdomain', { selector: 'input' })).toHaveValue('');
    expect(screen.queryByText(NOTHING)).toBeNull();
  });
});

describe('another plan', () => {
  const THREE_YEARS = 'prtg-2500-3y-annually-eur';
  const UPDATED = 'Subscription updated to PRTG 2500 (3 years, paid annually)';
  const NOTHING = 'The checkout was closed. So far nothing new has arrived.';

  async function toCheckout() {
    const portal = renderPortal('owner', '/manage/sub-owner-active');
    await seePlans(portal.user);
    await portal.user.click(radio(THREE_YEARS));
    await portal.user.click(button('Change plan'));
    return { ...portal, checkout: await nextCheckout(portal) };
  }
  async function expectChanged({ sandbox }: Portal) {
    expect(await screen.findByText(UPDATED)).toBeVisible();
    expect(screen.queryByText(/^The checkout was closed/)).toBeNull();
    expect(
      await screen.findByLabelText(/^PRTG 2500 \(3 years, paid annually\) Current plan/, {
        selector: 'input',
      }),
    ).toBeChecked();
    await waitFor(() => expect(actions(sandbox).filter((action) => action !== 'fetch')).toEqual(['update']));
  }

  it.each(['close', 'fail'] as const)('that was paid, whose success is lost (%s), is found', async (end) => {
    const portal = await toCheckout();
    portal.checkout.book();
    portal.checkout[end]();
    await expectChanged(portal);
    expect(readings(portal.sandbox)).toBe(1);
    expect(screen.queryByText(/wasn’t changed/)).toBeNull();
  });

  it('that isn’t there wasn’t changed, as far as was read', async () => {
    const { sandbox, checkout } = await toCheckout();
    buyElsewhere(sandbox, 'owner', 'acme-office');
    checkout.close();
    expect(await screen.findByText(NOTHING)).toBeVisible();
    expect(readings(sandbox)).toBe(1);
    expect(radio(THREE_YEARS)).toBeChecked();
  });

  it('that is yet another one is named', async () => {
    const { sandbox, checkout } = await toCheckout();
    sandbox.world.subscriptions.get('sub-owner-active')!.plan_id = 'prtg-500-yearly-eur';
    checkout.close();
    expect(
      await screen.findByText(
        'You closed the checkout. Your plan is now PRTG 500: it was changed elsewhere.',
      ),
    ).toBeVisible();
  });

  it('of which nothing can be read may be there', async () => {
    const portal = await toCheckout();
    portal.sandbox.faults.add({ path: LIST, method: 'GET', status: 403, body: { message: 'Not now.' } });
    portal.checkout.book();
    portal.checkout.close();
    expect(
      await within(screen.getByRole('main')).findByText(
        /^You closed the checkout, and we couldn’t check whether/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/nothing new|wasn’t changed/)).toBeNull();
    await portal.user.click(checkAgain());
    await expectChanged(portal);
  });
});

describe('a trial from the empty overview', () => {
  it('is found when its success was lost, or says that nothing has arrived so far', async () => {
    const portal = renderPortal('newcomer', '/');
    await portal.user.click(await screen.findByText('Start free Trial now!'));
    (await nextCheckout(portal)).close();
    expect(await screen.findByText('The checkout was closed. So far nothing new has arrived.')).toBeVisible();
    await portal.user.click(screen.getByText('Start free Trial now!'));
    const checkout = await nextCheckout(portal);
    expect(screen.queryByText(/nothing new/)).toBeNull();
    checkout.book();
    checkout.close();
    expect(await screen.findByText(/^Subscription newcomer-[a-z0-9]{4} created$/)).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
