// Billing address and payment methods, edited at the hosted billing provider
// (docs/product/checkout.md#billing-portal). Its script is loaded on demand. Users who manage no subscription have no
// billing data: an alert says which roles do.
import Box from '@mui/material/Box';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { SectionCard } from '../../ui/content/SectionCard';
import { PortalAction } from './PortalAction';

/** The two ways into the hosted portal. */
export function BillingSection() {
  const { resources, isSettled } = usePermissions();
  const isRefused = isSettled && isNowhereAllowed(resources, 'manageSubscription');
  return (
    <SectionCard id="billing" title={t('account.billing')} about={t('account.billingAbout')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isRefused && (
          <Alert kind="info">{`${t('account.nothingToBill')} ${whoMay('manageSubscription')}`}</Alert>
        )}
        <PortalAction
          section="portal_edit_billing_address"
          title={t('account.billingAddress')}
          description={t('account.billingAddressAbout')}
          label={t('account.editBillingAddress')}
          isDisabled={isRefused}
        />
        <PortalAction
          section="portal_payment_methods"
          title={t('account.paymentMethods')}
          description={t('account.paymentMethodsAbout')}
          label={t('plans.editPaymentMethods')}
          isDisabled={isRefused}
        />
      </Box>
    </SectionCard>
  );
}
