// Billing address and payment methods, edited at the hosted billing provider
// (docs/product/checkout.md#billing-portal). Its script is loaded on demand. Users who manage no subscription have no
// billing data: an alert says which roles do.
import Box from '@mui/material/Box';
import { useId } from 'react';
import { usePermissions } from '../../api/user/permissions';
import { isNowhereAllowed, whoMay } from '../../domain/subscriptions/permission';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { SectionCard } from '../../ui/content/SectionCard';
import { portalFailure, usePortalSection } from '../../api/billing/billingPortal';
import type { PortalSection } from '../../api/billing/billing';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { ActionRow } from './ActionRow';

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

// Opens one section of the hosted billing portal, with a loading flag of its own
// (docs/product/checkout.md#billing-portal).

interface PortalActionProps {
  section: PortalSection;
  title: string;
  description: string;
  label: string;
  isDisabled: boolean;
}

/** The button, and why it is blocked or the section could not be opened. */
function PortalAction({ section, title, description, label, isDisabled }: PortalActionProps) {
  const { run, isPending, isBlocked, error } = usePortalSection(section);
  const reasonId = useId();
  return (
    <ActionRow
      title={title}
      description={description}
      action={
        <BusyButton
          variant="outlined"
          busy={isPending}
          blocked={isBlocked}
          disabled={isDisabled}
          aria-describedby={isBlocked ? reasonId : undefined}
          onClick={() => run()}
        >
          {label}
        </BusyButton>
      }
      outcome={
        isBlocked ? (
          <Box id={reasonId} sx={{ color: 'text.secondary' }}>
            {t('account.otherOpening')}
          </Box>
        ) : (
          error && <FailureAlert message={portalFailure(section, error)} />
        )
      }
    />
  );
}
