// The hosted customer portal, where billing address and payment sources are edited
// (docs/product/checkout.md#billing-portal).
import { useQueryClient } from '@tanstack/react-query';
import {
  BillingBlockedError,
  billingHost,
  loadBilling,
  openPortalSection,
  type PortalSection,
} from './billing';
import { portalSession } from '../../wire/billing';
import { useChange, type Change } from '../outcomes/change';
import { countAsUnderWay } from '../outcomes/underWay';
import { send } from '../client/http';
import { invoicesQuery } from '../invoices/invoices';
import { subscriptionsQuery } from '../subscriptions/subscriptions';
import { t, type MessageKey } from '../../messages/t';

const FAILURES = {
  portal_edit_billing_address: 'plans.noBillingAddress',
  portal_payment_methods: 'plans.noPaymentMethods',
} as const satisfies Record<PortalSection, MessageKey>;

const GROUP = ['billing-portal'];

/** Ends what was opened last: a new section takes its place, even if the provider never said that it was closed. */
let endLast: () => void = () => undefined;

/** Returns a change that opens a section. One opens at a time. */
export function usePortalSection(section: PortalSection): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: [...GROUP, section],
    group: GROUP,
    isForgotten: true,
    mutationFn: async () => {
      // First, so that no session is requested from the vendor if the portal can't open.
      await loadBilling();
      const body = undefined;
      const session = await send('post', '/customer/billing_details', portalSession, body, {
        keep: 'everything',
      });
      let onClose: () => void = () => undefined;
      const closed = new Promise<void>((resolve) => (onClose = resolve));
      const onChange = () => {
        // Open invoices may be paid now.
        void client.invalidateQueries(invoicesQuery());
        void client.invalidateQueries(subscriptionsQuery());
      };
      await openPortalSection(session, section, { onChange, onClose });
      endLast();
      endLast = onClose;
      countAsUnderWay(client, ['open-billing-portal'], closed);
    },
    failure: t(FAILURES[section]),
  });
}

/** Returns the sentences that say why a section could not be opened. */
export function portalFailure(section: PortalSection, error: Error): string {
  return `${t(FAILURES[section])} ${reason(error)}`;
}

function reason(error: Error): string {
  if (!(error instanceof BillingBlockedError)) return error.message;
  return t('plans.providerBlocked', { host: billingHost() });
}
