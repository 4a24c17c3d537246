// Opens one section of the hosted billing portal, with a loading flag of its own (specification 4).
import { usePortalSection } from '../../api/billingPortal';
import type { PortalSection } from '../../api/billing';
import { BusyButton } from '../../ui/BusyButton';
import { FailureNotice } from '../../ui/FailureNotice';
import { ActionRow } from './ActionRow';

interface PortalActionProps {
  section: PortalSection;
  title: string;
  description: string;
  label: string;
  isDisabled: boolean;
}

/** The button, and why it could not be opened, until it could. */
export function PortalAction({ section, title, description, label, isDisabled }: PortalActionProps) {
  const { open, isPending, failure } = usePortalSection(section);
  return (
    <ActionRow
      title={title}
      description={description}
      action={
        <BusyButton variant="outlined" busy={isPending} disabled={isDisabled} onClick={open}>
          {label}
        </BusyButton>
      }
      outcome={failure && <FailureNotice message={failure} />}
    />
  );
}
