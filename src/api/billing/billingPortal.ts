// The hosted customer portal, where billing address and payment sources are edited
// (docs/product/checkout.md#billing-portal).
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { BillingBlockedError, loadBilling, openPortalSection, type PortalSection } from './billing';
import { portalSession } from '../../wire/billing/portalSession';
import { send } from '../client/http';
import { invoicesQuery } from '../invoices/invoices';
import { subscriptionsQuery } from '../subscriptions/subscriptions';

const FAILURES: Record<PortalSection, string> = {
  portal_edit_billing_address: 'Sorry, we could not get your billing information.',
  portal_payment_methods: 'Sorry, we could not get your payment information.',
};

const mutationKey = ['billing-portal'];

/**
 * Takes a section; gives what opens it, whether that is under way, or that another one is being opened, and the sentence of
 * its failure. One opens at a time.
 */
export function usePortalSection(section: PortalSection) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: async () => {
      // First, so that nothing is asked of the vendor where the portal can't open.
      await loadBilling();
      const body = undefined;
      const session = await send('post', '/customer/billing_details', portalSession, body, { keep: 'keys' });
      await openPortalSection(session, section, () => {
        // What was due may be paid now.
        void client.invalidateQueries(invoicesQuery());
        void client.invalidateQueries(subscriptionsQuery());
      });
    },
    meta: { failure: FAILURES[section] },
  });
  return {
    open: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
    isPending,
    isBlocked: useIsMutating({ mutationKey }) > 0 && !isPending,
    failure: error ? `${FAILURES[section]} ${reason(error)}` : undefined,
  };
}

function reason(error: Error): string {
  if (!(error instanceof BillingBlockedError)) return error.message;
  return 'A content blocker or your network may keep our billing provider away.';
}
