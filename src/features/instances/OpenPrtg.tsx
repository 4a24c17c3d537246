// The link to the monitoring software itself, called "Open PRTG" wherever it stands (docs/product/screens.md#card).
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';

interface OpenPrtgProps {
  subscription: Subscription;
  /** Filled where it is the page's main action. */
  isMain?: boolean;
  /** The id of the heading that says whose it is. */
  describedBy?: string;
}

/** A link in a new tab; a button that can't be pressed while there is nothing to open. */
export function OpenPrtg({ subscription, isMain = false, describedBy }: OpenPrtgProps) {
  const address = openableAddress(subscription);
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      endIcon={<OpenInNew />}
      aria-describedby={describedBy}
      {...(address === undefined ? DISABLED : inNewTab(address))}
    >
      {t('common.openPrtg')}
    </Button>
  );
}

const DISABLED = { disabled: true };

function inNewTab(href: string) {
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': `${t('common.openPrtg')} ${t('common.newTab')}`,
  };
}
