// Shown in place of something that could not be loaded because a newer version of the portal was deployed, while reloading
// the page automatically would lose something of the user's.
import { Button } from '../form/Button';
import { loadPageAgain } from '../../browser/reload/leavePage';
import { Alert } from './Alert';
import { t } from '../../messages/t';

/** A message with a button that reloads the page. */
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
