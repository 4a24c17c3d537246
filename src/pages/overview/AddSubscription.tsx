// The way to a new subscription (docs/product/screens.md#adding-one). Customers with a trial are asked whether to
// upgrade it instead.
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { t } from '../../messages/t';

const UpgradeDialog = lazyPart(async () => (await import('./UpgradeDialog')).UpgradeDialog);

interface AddSubscriptionProps {
  /** The user's trial, if there is one. */
  trial: Subscription | undefined;
  /** The button is the page's main action. */
  isMain: boolean;
  /** Whether there is a trial is known. */
  isReady: boolean;
}

/** A link to the form; who has a trial gets a button, and the question behind it. */
export function AddSubscription({ trial, isMain, isReady }: AddSubscriptionProps) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'never' | 'open' | 'closed'>('never');
  const isLink = isReady && !trial;
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        {...(isLink
          ? { component: Link, to: paths.newInstance() }
          : { disabled: !isReady, onClick: () => setAsks('open') })}
      >
        {t('overview.add')}
      </Button>
      {trial && asks !== 'never' && (
        <Suspense>
          <UpgradeDialog
            open={asks === 'open'}
            onClose={() => setAsks('closed')}
            onAddNew={() => void navigate(paths.newInstance())}
            onUpgrade={() => void navigate(paths.manage(trial.id, { scrollToSubscription: true }))}
          />
        </Suspense>
      )}
    </>
  );
}
