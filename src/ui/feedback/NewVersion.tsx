// Stands where something could not be loaded because a newer version of the portal was deployed, while something of the
// user's forbids to load the page again by itself.
import Button from '@mui/material/Button';
import { Notice } from './Notice';

/** A sentence, and the way to the new version. */
export function NewVersion() {
  return (
    <div role="status">
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            New version – reload
          </Button>
        }
      >
        This needs the new version of the portal. Reload the page once what you are doing is done: what you
        typed stays, but for secrets.
      </Notice>
    </div>
  );
}
