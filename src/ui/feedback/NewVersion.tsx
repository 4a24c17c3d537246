// Stands where something could not be loaded because a newer version of the portal was deployed, while something of the
// user's forbids to load the page again by itself.
import Button from '@mui/material/Button';
import { loadPageAgain } from '../../browser/reload/leavePage';
import { Alert } from './Alert';
import { t } from '../../messages/t';

/** A sentence, and the way to the new version. */
export function NewVersion() {
  return (
    <div role="status">
      <Alert
        kind="info"
        action={
          <Button size="small" onClick={() => loadPageAgain()}>
            {t('common.newVersionReload')}
          </Button>
        }
      >
        {t('common.newVersionAbout')}
      </Alert>
    </div>
  );
}
