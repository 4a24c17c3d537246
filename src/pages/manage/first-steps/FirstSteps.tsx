// What to do with a new instance (docs/product/first-steps.md): closed at first, and nothing is read before it is opened.
import HideIcon from '@mui/icons-material/ExpandLessOutlined';
import ShowIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import { isChecked, isStepDone } from '../../../api/instances/firstSteps';
import { areStepsHidden, hideSteps, onStepsHidden } from '../../../browser/storage/preferences';
import { announce } from '../../../browser/announce';
import { isReadyInstance } from '../../../domain/instances/instance';
import type { FirstStep } from '../../../domain/subscriptions/firstSteps';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { useFirstSteps } from '../../../guards/useFirstSteps';
import { t } from '../../../messages/t';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { Button } from '../../../ui/form/Button';
import { WaitingShape } from '../../../ui/waiting/Waiting';

const StepList = lazyPart(async () => (await import('./StepList')).StepList);

/** The part, until the user hides it; renders nothing for an instance that isn't new. */
export function FirstSteps({ subscription }: { subscription: Subscription }) {
  const { id } = subscription;
  const headingId = useId();
  const listId = useId();
  const steps = useFirstSteps(subscription);
  const isHidden = useSyncExternalStore(onStepsHidden, () => areStepsHidden(id));
  const [isOpen, setIsOpen] = useState(false);
  const count = useDoneCount(steps, subscription, isOpen);
  if (isHidden || steps.length === 0) return null;

  const hide = () => {
    hideSteps(id);
    announce(t('firstSteps.hidden', { name: displayName(subscription) }));
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Card component="section" aria-labelledby={headingId} variant="panel" sx={{ mb: 3, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Button
            id={headingId}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={isOpen ? <HideIcon /> : <ShowIcon />}
            sx={{ ml: -1, px: 1, font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }}
          >
            {t('firstSteps.title')}
          </Button>
          {count && (
            <Box component="span" sx={{ ml: 1, typography: 'body1', color: 'text.secondary' }}>
              {t('firstSteps.count', count)}
            </Box>
          )}
        </Typography>
        <Button size="small" aria-describedby={headingId} onClick={hide}>
          {t('firstSteps.hide')}
        </Button>
      </Box>
      <Box id={listId} hidden={!isOpen} sx={isOpen ? { mt: 1 } : {}}>
        {isOpen && (
          <Suspense fallback={<WaitingShape height={44 * steps.length} />}>
            <StepList steps={steps} subscription={subscription} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}

/** Returns how many steps are done, once it is known of each: they are read while the part is open. */
function useDoneCount(steps: readonly FirstStep[], subscription: Subscription, isOpen: boolean) {
  const stackId = isReadyInstance(subscription) ? subscription.stackId : undefined;
  const checked = steps.map(({ id }) => id).filter(isChecked);
  const read = useQueries({
    queries: checked.map((step) => ({
      ...isStepDone(step, stackId ?? ''),
      enabled: isOpen && stackId !== undefined,
    })),
  });
  const isKnown = read.length > 0 && read.every(({ data }) => data !== undefined);
  return isKnown && { done: read.filter(({ data }) => data).length, count: read.length };
}
