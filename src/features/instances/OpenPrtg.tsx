// The link to the monitoring software itself, called "Open PRTG" wherever it appears (docs/product/screens.md#card).
import { Button } from '../../ui/form/Button';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { t } from '../../messages/t';

/** The page's main action: a link that opens a new tab, or a disabled button while there is nothing to open. */
export function OpenPrtg({ subscription }: { subscription: Subscription }) {
  const address = openableAddress(subscription);
  return (
    <Button
      variant="contained"
      endIcon={<Icon icon="newTab" size={20} />}
      {...(address === undefined ? DISABLED : inNewTab(address, t('common.openPrtg')))}
    >
      {t('common.openPrtg')}
    </Button>
  );
}

interface PlainOpenPrtgProps {
  subscription: Subscription;
  /** The id of the heading that names the instance. */
  describedBy: string;
}

/** The link for lists of thousands, whose styles (`linkButtonLook`) are set once, on an ancestor. */
export function PlainOpenPrtg({ subscription, describedBy }: PlainOpenPrtgProps) {
  const address = openableAddress(subscription);
  const shared = { className: 'button outlined', 'aria-describedby': describedBy };
  const content = (
    <>
      <span>{t('common.openPrtg')}</span>
      <Icon icon="newTab" size={20} />
    </>
  );
  if (address === undefined)
    return (
      <button type="button" {...DISABLED} {...shared}>
        {content}
      </button>
    );
  return (
    <a {...inNewTab(address, t('common.openPrtg'))} {...shared}>
      {content}
    </a>
  );
}

const DISABLED = { disabled: true };
