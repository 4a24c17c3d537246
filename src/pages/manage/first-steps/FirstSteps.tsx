// What to do with a new instance (docs/product/first-steps.md): closed at first, and nothing is read before it is opened.
import HideIcon from '@mui/icons-material/ExpandLessOutlined';
import ShowIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { isNewHere } from '../../../api/subscriptions/createdHere';
import { areStepsHidden, hideSteps } from '../../../browser/storage/preferences';
import { announce } from '../../../browser/announce';
import { useNow } from '../../../browser/effects/useTimer';
import { firstSteps } from '../../../domain/subscriptions/firstSteps';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { usePermission } from '../../../guards/usePermission';
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
  const may = usePermission(id);
  const steps = firstSteps(subscription, may, isNewHere(id, useNow()));
  const [isHidden, setIsHidden] = useState(() => areStepsHidden(id));
  const [isOpen, setIsOpen] = useState(false);
  if (isHidden || steps.length === 0) return null;

  const hide = () => {
    hideSteps(id);
    setIsHidden(true);
    announce(t('firstSteps.hidden', { name: displayName(subscription) }));
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <Card component="section" aria-labelledby={headingId} variant="panel" sx={{ mb: 3, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Typography id={headingId} variant="h2" sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Button
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={isOpen ? <HideIcon /> : <ShowIcon />}
            sx={{ ml: -1, px: 1, font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }}
          >
            {t('firstSteps.title')}
          </Button>
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
