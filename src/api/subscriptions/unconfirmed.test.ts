// Cancelling, reactivating and changing the subdomain when the answer is lost (docs/product/failures.md#uncertain-outcomes): the
// subscription is read again, and shows what was done. Also a subscription that ends at once.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { lost, standInVendor } from '../../../test/support/standInVendor';
import { config } from '../../config';
import { useCancelSubscription, useReactivateSubscription } from './cancellation';
import { useChangeSubdomain } from './subdomain';
import { subscriptionsQuery } from './subscriptions';

const READ = 'GET /customer/subscriptions/sub-1';
const REASON = '?subscription_cancel_reason_code=too_expensive';
const NOT_DONE = 'error: The server didn’t confirm this, and it hasn’t been done so far. Try again.';

/** A subscription in the vendor's own form. */
const wire = (status: string, fqdn = 'acme.example') => ({ id: 'sub-1', subscription_status: status, fqdn });

/** A list with the subscription and another one. */
async function setUp(before: object, answers: Record<string, object | (() => Response)>) {
  const asked: string[] = standInVendor({
    'GET /customer/subscriptions': [before, { id: 'sub-2' }],
    [`GET ${config.analyticsUrl ?? ''}`]: {},
    ...answers,
  });
  const { client, announced, render } = announcing();
  await client.query(subscriptionsQuery());
  asked.length = 0;
  const listed = () => client.getQueryData(subscriptionsQuery().queryKey)?.items;
  return { asked, announced, render, listed };
}

describe('cancelling a subscription', () => {
  it('removes it from the list if it ends at once', async () => {
    const answer = wire('cancelled');
    const CALL = 'DELETE /customer/subscriptions/sub-1';
    const { asked, announced, render, listed } = await setUp(wire('in_trial'), { [CALL]: answer });
    const { result } = render(() => useCancelSubscription({ id: 'sub-1' }));
    await act(() => result.current.runAsync('too_expensive'));
    expect(asked[0]).toBe(`${CALL}${REASON}`);
    expect(listed()).toEqual([{ id: 'sub-2' }]);
    expect(announced).toEqual(['success: Subscription cancelled']);
    await waitFor(() => expect(asked).toHaveLength(2));
    const { searchParams } = new URL(asked[1]?.replace('GET ', '') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ sub_id: 'sub-1', action: 'cancel' });
  });

  it.each([
    ['succeeds', 'non_renewing', 'success: Subscription cancelled'],
    ['fails', 'active', NOT_DONE],
  ])('%s without a response if the subscription is then %s', async (_what, status, said) => {
    const { asked, announced, render, listed } = await setUp(wire('active'), {
      'DELETE /customer/subscriptions/sub-1': lost,
      [READ]: wire(status),
    });
    const { result } = render(() => useCancelSubscription({ id: 'sub-1' }));
    await act(() => result.current.runAsync('too_expensive').catch(() => undefined));
    expect(asked.slice(0, 2)).toEqual([`DELETE /customer/subscriptions/sub-1${REASON}`, READ]);
    await waitFor(() =>
      expect(asked.filter((line) => line.includes('sub_id=sub-1&action=fetch'))).toHaveLength(1),
    );
    expect(announced).toEqual([said]);
    expect(listed()?.[0]?.subscriptionStatus).toBe(status);
  });
});

describe('reactivating a subscription', () => {
  it('has an unknown outcome without a response if the subscription can’t be read', async () => {
    const { asked, announced, render, listed } = await setUp(wire('non_renewing'), {
      'POST /customer/subscriptions/sub-1/reactivate': lost,
    });
    const { result } = render(() => useReactivateSubscription('sub-1'));
    await act(() => result.current.runAsync().catch(() => undefined));
    expect(asked).toEqual(['POST /customer/subscriptions/sub-1/reactivate', READ]);
    expect(announced).toEqual([
      'error: We couldn’t confirm whether this was done. Load this page again to see.',
    ]);
    expect(listed()?.[0]?.subscriptionStatus).toBe('non_renewing');
  });

  it.each([
    ['succeeds', 'active', 'success: Subscription has been reactivated'],
    ['fails', 'non_renewing', NOT_DONE],
  ])('%s without a response if the subscription is then %s', async (_what, status, said) => {
    const { asked, announced, render, listed } = await setUp(wire('non_renewing'), {
      'POST /customer/subscriptions/sub-1/reactivate': lost,
      [READ]: wire(status),
    });
    const { result } = render(() => useReactivateSubscription('sub-1'));
    await act(() => result.current.runAsync().catch(() => undefined));
    expect(asked.slice(0, 2)).toEqual(['POST /customer/subscriptions/sub-1/reactivate', READ]);
    expect(announced).toEqual([said]);
    expect(listed()?.[0]?.subscriptionStatus).toBe(status);
  });
});

describe('changing the subdomain', () => {
  it.each([
    ['succeeds', 'plant.example', []],
    ['fails', 'acme.example', [NOT_DONE]],
  ])('%s without a response if the domain is then %s', async (_what, fqdn, said) => {
    const { asked, announced, render, listed } = await setUp(wire('active'), {
      'PUT /customer/subscriptions/sub-1/subdomain': lost,
      [READ]: wire('active', fqdn),
    });
    const { result } = render(() => useChangeSubdomain('sub-1', () => undefined));
    await act(() => result.current.runAsync('plant').catch(() => undefined));
    expect(asked.slice(0, 2)).toEqual([
      'PUT /customer/subscriptions/sub-1/subdomain {"subdomain":"plant"}',
      READ,
    ]);
    expect(announced).toEqual(said);
    expect(listed()?.[0]?.fqdn).toBe(fqdn);
  });
});
