// The link to customer service, shown where the user can’t go on alone: an instance that failed
// (docs/product/screens.md#progress-banner), or no reason to cancel with (docs/product/subscriptions.md#cancelling).
import { Button } from '../../ui/form/Button';
import { paths } from '../../paths';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { t } from '../../messages/t';

/** A link in a new tab, in the colour of failures unless there is none. */
export function AskCustomerService({ color = 'error' }: { color?: 'error' | 'primary' }) {
  return (
    <Button
      component="a"
      {...inNewTab(paths.support(), t('common.askCustomerService'))}
      endIcon={<Icon icon="newTab" size={18} />}
      size="small"
      color={color}
    >
      {t('common.askCustomerService')}
    </Button>
  );
}
