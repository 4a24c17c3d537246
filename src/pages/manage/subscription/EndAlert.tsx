// The alert at the top of a cancelled subscription's page: the day everything is deleted, and how to reactivate it.
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/form/Button';
import { deletionLabel, hasEnded } from '../../../domain/subscriptions/deletion';
import { countsAsCancelled, type Subscription } from '../../../domain/subscriptions/subscription';
import { usePermission } from '../../../guards/usePermission';
import { Alert } from '../../../ui/feedback/Alert';
import { focusSection, scrollToSection } from '../../../ui/content/SectionCard';
import { useNow } from '../../../browser/effects/useTimer';
import { SUBSCRIPTION_SECTION_ID } from '../sectionTable';
import { t, textOf } from '../../../messages/t';

/** The alert; renders nothing if the subscription isn't cancelled. */
export function EndAlert({ subscription }: { subscription: Subscription }) {
  const now = useNow();
  const may = usePermission(subscription.id);
  if (!countsAsCancelled(subscription)) return null;
  const mayReactivate = may('manageSubscription') && !hasEnded(subscription, now);
  return (
    <Box sx={{ mb: 3 }}>
      <Alert kind="warning" action={mayReactivate && <ToReactivation />}>
        {textOf(deletionLabel(subscription, now))}
      </Alert>
    </Box>
  );
}

/** Links to the section with the actual button, which is called "Reactivate subscription". */
function ToReactivation() {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    scrollToSection(SUBSCRIPTION_SECTION_ID);
    focusSection(SUBSCRIPTION_SECTION_ID);
  };
  return (
    <Button component="a" href={`#${SUBSCRIPTION_SECTION_ID}`} size="small" onClick={go}>
      {t('overview.reactivate')}
    </Button>
  );
}
