// The link to the monitoring software itself, called "Open PRTG" wherever it appears (docs/product/screens.md#card).
import { Button } from '../../ui/form/Button';
import { openableAddress } from '../../domain/instances/instanceAddress';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { t } from '../../messages/t';
import { TOUCH } from '../../theme';

interface OpenPrtgProps {
  subscription: Subscription;
  /** `contained` as a page's main action. */
  variant: 'contained' | 'outlined';
}

/** A link that opens a new tab, or a disabled button while there is nothing to open. */
export function OpenPrtg({ subscription, variant }: OpenPrtgProps) {
  const address = openableAddress(subscription);
  return (
    <Button
      variant={variant}
      endIcon={<Icon icon="newTab" size={20} />}
      {...(address === undefined ? { disabled: true } : inNewTab(address, t('common.openPrtg')))}
    >
      {t('common.openPrtg')}
    </Button>
  );
}

// The same in a list of instances, whose cards or rows have their actions as plain elements, styled once for all of them: the
// component library's buttons would cost more to render than the rest of a card.

/** The link or the disabled button; `describedBy` is the id of the element that names the instance. */
export function OpenPrtgLink({
  subscription,
  describedBy,
}: {
  subscription: Subscription;
  describedBy: string;
}) {
  const address = openableAddress(subscription);
  const words = (
    <>
      <span>{t('common.openPrtg')}</span>
      <Icon icon="newTab" size={16} />
    </>
  );
  const named = { 'aria-describedby': describedBy, 'data-main': '' };
  if (address !== undefined)
    return (
      <a {...named} {...inNewTab(address, t('common.openPrtg'))}>
        {words}
      </a>
    );
  return (
    <button {...named} type="button" disabled>
      {words}
    </button>
  );
}

/** The styles of such actions, to be set on the list around them; `data-main` is outlined. */
export const actionStyles = {
  '& [data-actions]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 },
  '& [data-actions] > :is(a, button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    boxSizing: 'border-box',
    minHeight: 32,
    px: 0.5,
    border: '1px solid transparent',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'primary.main',
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
  },
  '& [data-actions] > :is(a, button):hover': { bgcolor: 'action.hover' },
  '& [data-actions] > [data-main]': {
    px: 1,
    borderColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.5)',
  },
  '& [data-actions] > :disabled': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' },
} as const;
