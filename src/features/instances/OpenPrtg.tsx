// The link to the monitoring software itself, called "Open PRTG" wherever it appears (docs/product/screens.md#card).
import { Button } from '../../ui/form/Button';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { t } from '../../messages/t';

interface OpenPrtgProps {
  subscription: Subscription;
  /** `contained` as a page's main action. */
  variant: 'contained' | 'outlined';
  /** The id of the heading that names the instance, where there are several on the page. */
  describedBy?: string;
}

/** A link that opens a new tab, or a disabled button while there is nothing to open. */
export function OpenPrtg({ subscription, variant, describedBy }: OpenPrtgProps) {
  const address = openableAddress(subscription);
  return (
    <Button
      variant={variant}
      aria-describedby={describedBy}
      endIcon={<Icon icon="newTab" size={20} />}
      {...(address === undefined ? { disabled: true } : inNewTab(address, t('common.openPrtg')))}
    >
      {t('common.openPrtg')}
    </Button>
  );
}
