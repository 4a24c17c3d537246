// Billing address and payment methods, edited at the hosted billing provider
// (docs/product/checkout.md#billing-portal). Its script is loaded when somebody asks for it. Who manages no
// subscription has no billing data: the buttons say who may.
import Box from '@mui/material/Box';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { Notice } from '../../ui/feedback/Notice';
import { SectionCard } from '../../ui/content/SectionCard';
import { PortalAction } from './PortalAction';

/** The two ways into the hosted portal. */
export function BillingSection() {
  const { resources } = usePermissions();
  const isRefused = isNowhereAllowed(resources, 'manageSubscription');
  return (
    <SectionCard
      id="billing"
      title="Billing"
      about="Our billing provider keeps these. They open on top of this page."
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isRefused && (
          <Notice kind="info">
            {`You manage no subscription, so there is nothing to bill you for. ${whoMay('manageSubscription')}`}
          </Notice>
        )}
        <PortalAction
          section="portal_edit_billing_address"
          title="Billing address"
          description="Who your invoices are addressed to."
          label="Edit billing address"
          isDisabled={isRefused}
        />
        <PortalAction
          section="portal_payment_methods"
          title="Payment methods"
          description="How your subscriptions are paid."
          label="Edit payment methods"
          isDisabled={isRefused}
        />
      </Box>
    </SectionCard>
  );
}
