// Which plan is ordered (docs/product/checkout.md#order), what is known of a trial, and the reasons to cancel.
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { fireAtScript, installProvider } from '../../../test/support/standInBilling';
import { standInVendor } from '../../../test/support/standInVendor';
import { config } from '../../config';
import { cancellationReasonsQuery } from './cancellation';
import { useChangePlan } from './orders';
import { noteCreated, useTrialStarted } from './trialStarted';

const provider = installProvider();
beforeEach(() => {
  provider.checkouts.length = 0;
});

/** Passed to the provider as it came: with the vendor's keys and nulls. */
const PAGE = {
  id: 'page-1',
  url: 'https://x',
  state: null,
  expires_at: 1_800_000_000,
  embed: { mode: null },
};
const BOUGHT = 'GET /customer/subscriptions/hosted_page/page-1';

/** Presses, and pays once the checkout is open. */
async function buy(press: () => void, onOpen: () => void) {
  act(press);
  await expect
    .poll(() => {
      fireAtScript('load');
      return provider.checkouts;
    })
    .toHaveLength(1);
  const [checkout] = provider.checkouts;
  expect(await checkout?.hostedPage()).toEqual(PAGE);
  onOpen();
  act(() => {
    checkout?.success('page-1');
    checkout?.close();
  });
}

describe('a plan change', () => {
  it.each([
    [{ id: 'p-2', name: 'PRTG 500' }, 'PRTG 500'],
    [{ id: 'p-2' }, '–'],
  ])('orders the plan by its id, and announces its name: %j', async (plan, name) => {
    const asked = standInVendor({ 'PUT /customer/subscriptions/sub-1': PAGE, [BOUGHT]: { id: 'sub-1' } });
    const { announced, render } = announcing();
    const { result } = render(() => useChangePlan('sub-1'));
    await buy(
      () => result.current.run(plan),
      () => expect(result.current.variables).toEqual(plan),
    );
    await expect.poll(() => announced).toEqual([`success: Subscription updated to ${name}`]);
    expect(asked[0]).toBe('PUT /customer/subscriptions/sub-1 {"plan_id":"p-2"}');
    await expect.poll(() => asked.at(-1)).toContain('sub_id=sub-1&action=update');
  });
});

describe('a plan change whose checkout was closed', () => {
  it.each([
    ['was paid if the subscription has the plan', { id: 'sub-1', plan_id: 'p-2' }, undefined],
    ['wasn’t paid if it has another plan', { id: 'sub-1', plan_id: 'p-1' }, 'closed'],
    ['wasn’t paid if only another one has the plan', { id: 'sub-2', plan_id: 'p-2' }, 'closed'],
  ])('%s', async (_what, listed, end) => {
    standInVendor({ 'PUT /customer/subscriptions/sub-1': PAGE, 'GET /customer/subscriptions': [listed] });
    const { client, render } = announcing();
    const { result } = render(() => useChangePlan('sub-1'));
    act(() => result.current.run({ id: 'p-2' }));
    await expect
      .poll(() => {
        fireAtScript('load');
        return provider.checkouts;
      })
      .toHaveLength(1);
    act(() => provider.checkouts[0]?.close());
    await expect.poll(() => client.isMutating()).toBe(0);
    await expect.poll(() => result.current.isPending).toBe(false);
    expect([result.current.end, result.current.data?.id]).toEqual([end, end ? undefined : 'sub-1']);
  });
});

describe('a trial', () => {
  it.each([
    ['a subscription in trial', { id: 'a', subscriptionStatus: 'in_trial' }, true],
    ['a subscription on the trial plan', { id: 'a', planId: config.trialPlanId }, true],
    ['any other subscription', { id: 'a', planId: 'p-1', subscriptionStatus: 'active' }, false],
  ])('counts as started after the creation of %s: %j', async (_what, created, isTrial) => {
    const { client, render } = announcing();
    const { result } = render(() => useTrialStarted());
    expect(result.current).toBe(false);
    act(() => noteCreated(client, created));
    expect(client.getQueryData(['trial-started'])).toBe(isTrial);
    await expect.poll(() => result.current).toBe(isTrial);
  });
});

describe('cancellation reasons', () => {
  it('are requested once', async () => {
    const reasons = [{ code: 'too_expensive', description: 'Too expensive' }];
    const asked = standInVendor({ 'GET /supporter/settings/cancellationreasons': { reasons } });
    const { client } = announcing();
    expect(await client.query(cancellationReasonsQuery())).toHaveLength(1);
    await client.query(cancellationReasonsQuery());
    expect(asked).toEqual(['GET /supporter/settings/cancellationreasons']);
    expect(cancellationReasonsQuery().queryKey).toEqual(['cancellation-reasons']);
  });
});
