// The hosted customer portal (docs/product/checkout.md#billing-portal): its session is requested when a section is opened, and
// what it may have changed is read again. A stand-in replaces the billing provider's script.
import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { billingScripts, fireAtScript, installProvider } from '../../../test/support/standInBilling';
import { server } from '../../../test/support/setup';
import { refused, standInVendor } from '../../../test/support/standInVendor';
import { config } from '../../config';
import { invoicesQuery } from '../invoices/invoices';
import { subscriptionsQuery } from '../subscriptions/subscriptions';
import { BillingBlockedError, type PortalSection } from './billing';
import { portalFailure, usePortalSection } from './billingPortal';

const ASKED = 'POST /customer/billing_details';
/** In the vendor's own form: its keys and nulls stay. */
const SESSION = {
  id: 'ps-1',
  token: 't-1',
  access_url: 'https://billing.example/portal',
  expires_at: null,
  linked_customers: [],
};

const { instance } = installProvider();
const openSection =
  vi.fn<
    (
      what: object,
      callbacks: Record<'paymentSourceAdd' | 'paymentSourceUpdate' | 'close', () => void>,
    ) => void
  >();
instance.createChargebeePortal.mockImplementation(() => ({ openSection }));

beforeEach(() => {
  openSection.mockClear();
  instance.setPortalSession.mockClear();
});

/** Renders the hook that opens a section, with the vendor's answer to the session request. */
function setUp(section: PortalSection, answer: object | (() => Response) = SESSION) {
  const asked = standInVendor({
    [ASKED]: answer,
    'GET /customer/invoices': [],
    'GET /customer/subscriptions': [],
  });
  const tools = announcing();
  const { result, unmount } = tools.render(() => usePortalSection(section));
  /** Opens the section, and loads the script if it is missing. */
  const press = async () => {
    act(() => result.current.run());
    await waitFor(() => {
      if (billingScripts().length > 0) fireAtScript('load');
      expect(asked).toContain(ASKED);
    });
    await waitFor(() => expect(result.current.isPending).toBe(false));
  };
  return { ...tools, asked, result, unmount, press };
}

describe('a section of the billing portal', () => {
  it.each<PortalSection>(['portal_edit_billing_address', 'portal_payment_methods'])(
    'opens with the portal session exactly as the API returned it: %s',
    async (section) => {
      const { asked, announced, press } = setUp(section);
      await press();
      expect(asked).toEqual([ASKED]);
      expect(openSection.mock.calls.map(([what]) => what)).toEqual([{ sectionType: section }]);
      expect(await instance.setPortalSession.mock.calls[0]?.[0]()).toEqual(SESSION);
      expect(announced).toEqual([]);
    },
  );

  it.each<[PortalSection, string]>([
    ['portal_edit_billing_address', 'Sorry, we could not get your billing information.'],
    ['portal_payment_methods', 'Sorry, we could not get your payment information.'],
  ])('shows its own message when the API refuses the session: %s', async (section, sentence) => {
    const { announced, result, press } = setUp(section, refused(403, 'Not yours.'));
    await press();
    await waitFor(() => expect(result.current.error?.message).toBe('Not yours.'));
    expect(announced).toEqual([`error: ${sentence}`]);
    expect(openSection).not.toHaveBeenCalled();
  });

  it.each(['paymentSourceAdd', 'paymentSourceUpdate', 'close'] as const)(
    'marks invoices and subscriptions as stale only after the event %s',
    async (event) => {
      const { asked, client, press } = setUp('portal_payment_methods');
      await client.query(invoicesQuery());
      await client.query(subscriptionsQuery());
      await press();
      const isStale = () =>
        [invoicesQuery(), subscriptionsQuery()].map(
          ({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated,
        );
      expect(isStale()).toEqual([false, false]);
      openSection.mock.calls[0]?.[1][event]();
      expect(isStale()).toEqual([true, true]);
      expect(asked).toHaveLength(3);
    },
  );

  it('counts as under way until it is closed, or another one is opened', async () => {
    const { client, press } = setUp('portal_payment_methods');
    await press();
    expect(client.isMutating()).toBe(1);
    await press();
    await waitFor(() => expect(openSection).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(client.isMutating()).toBe(1));
    openSection.mock.calls[1]?.[1].close();
    await waitFor(() => expect(client.isMutating()).toBe(0));
  });

  it('blocks the other section while it opens, and discards its state when its screen unmounts', async () => {
    const { client, asked, render, result, unmount } = setUp('portal_payment_methods');
    const other = render(() => usePortalSection('portal_edit_billing_address'));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post(`${config.apiUrl}/customer/billing_details`, () => held));
    act(() => result.current.run());
    await waitFor(() => expect(other.result.current.isBlocked).toBe(true));
    act(() => other.result.current.run());
    expect(other.result.current.isPending).toBe(false);
    answer();
    await waitFor(() => expect(other.result.current.isBlocked).toBe(false));
    expect(asked).toEqual([ASKED]);
    const [run] = client.getMutationCache().getAll();
    expect(run?.options.mutationKey).toEqual(['billing-portal', 'portal_payment_methods']);
    unmount();
    act(() => openSection.mock.calls[0]?.[1].close());
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });
});

it.each<[PortalSection, Error, string]>([
  [
    'portal_edit_billing_address',
    new Error('Not yours.'),
    'Sorry, we could not get your billing information. Not yours.',
  ],
  [
    'portal_payment_methods',
    new BillingBlockedError(),
    'Sorry, we could not get your payment information. Our billing provider’s script couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself.',
  ],
])('a section that can’t be opened says why in two sentences: %s', (section, error, sentences) => {
  expect(portalFailure(section, error)).toBe(sentences);
});
