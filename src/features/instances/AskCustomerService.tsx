// The link to customer service, shown for an instance that failed (docs/product/screens.md#progress-banner).
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { t } from '../../messages/t';

/** A link in a new tab. */
export function AskCustomerService() {
  return (
    <Button
      component="a"
      href={paths.support()}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      color="error"
      aria-label={`${t('common.askCustomerService')} ${t('common.newTab')}`}
    >
      {t('common.askCustomerService')}
    </Button>
  );
}
