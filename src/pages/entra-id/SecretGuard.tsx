// A typed client secret is kept nowhere: leaving the page asks first, unlike with the other fields, which are kept as a draft.
import Typography from '@mui/material/Typography';
import { useLeaveGuard } from '../../browser/useLeaveGuard';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';

/** Takes whether a secret is typed that isn't saved. */
export function SecretGuard({ isTyped }: { isTyped: boolean }) {
  const guard = useLeaveGuard(isTyped);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title="Leave this page?"
      confirmLabel="Leave"
      closeLabel="Stay"
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      <Typography>
        The client secret you typed isn’t saved yet. We keep it nowhere, so it’s lost if you leave. Your other
        changes are kept in this tab.
      </Typography>
    </ConfirmDialog>
  );
}
