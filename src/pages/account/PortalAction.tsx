// Opens one section of the hosted billing portal, with a loading flag of its own
// (docs/product/checkout.md#billing-portal).
import Box from '@mui/material/Box';
import { useId } from 'react';
import { portalFailure, usePortalSection } from '../../api/billing/billingPortal';
import type { PortalSection } from '../../api/billing/billing';
import { t } from '../../messages/t';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { ActionRow } from './ActionRow';

interface PortalActionProps {
  section: PortalSection;
  title: string;
  description: string;
  label: string;
  isDisabled: boolean;
}

/** The button, and why it is blocked or the section could not be opened. */
export function PortalAction({ section, title, description, label, isDisabled }: PortalActionProps) {
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
