// Reads again everything that the page shows about a stack or a customer.
import RefreshIcon from '@mui/icons-material/Refresh';
import { Button } from '../../ui/form/Button';
import { useReadAgain } from '../../api/supporter/supporterCache';
import { t } from '../../messages/t';

/** The button "Refresh". */
export function RefreshButton() {
  return (
    <Button startIcon={<RefreshIcon />} onClick={useReadAgain()}>
      {t('supporter.refresh')}
    </Button>
  );
}
