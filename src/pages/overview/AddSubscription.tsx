// The button that leads to a new subscription (docs/product/screens.md#adding-one). Customers with a trial are asked whether
// to upgrade it instead.
import AddIcon from '@mui/icons-material/Add';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { t } from '../../messages/t';

const UpgradeDialog = lazyPart(async () => (await import('./UpgradeDialog')).UpgradeDialog);

interface AddSubscriptionProps {
  /** The user's trial, if there is one. */
  trial: Subscription | undefined;
  /** True if the button is the page's main action. */
  isMain: boolean;
  /** True once it is known whether there is a trial. */
  isReady: boolean;
}

/** A link to the form; for customers with a trial, a button that opens the question. */
export function AddSubscription({ trial, isMain, isReady }: AddSubscriptionProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const isLink = isReady && !trial;
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        {...(isLink
          ? { component: Link, to: paths.newInstance() }
          : { disabled: !isReady, onClick: () => setDialog('open') })}
      >
        {t('overview.add')}
      </Button>
      {trial && dialog !== 'never' && (
        <Suspense>
          <UpgradeDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onAddNew={() => void navigate(paths.newInstance())}
            onUpgrade={() => void navigate(paths.manage(trial.id, { scrollToSubscription: true }))}
          />
        </Suspense>
      )}
    </>
  );
}
