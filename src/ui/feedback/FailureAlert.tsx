// A failure where it happened (docs/product/messages.md#in-place): the sentence, and the way to try again. It stays
// until that has worked; the toast has announced it.
import Button from '@mui/material/Button';
import { Alert } from './Alert';
import { t } from '../../messages/t';

interface FailureAlertProps {
  message: string;
  /** What the button says; without `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
}

/** The sentence, with a button where trying again is possible. */
export function FailureAlert({ message, retryLabel = t('common.tryAgain'), onRetry }: FailureAlertProps) {
  return (
    <Alert
      kind="error"
      action={
        onRetry && (
          <Button size="small" color="error" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
