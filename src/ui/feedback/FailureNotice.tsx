// A failure where it happened (docs/product/messages.md#in-place): the sentence, and the way to try again. It stays
// until that has worked; the toast has announced it.
import Button from '@mui/material/Button';
import { Notice } from './Notice';
import { t } from '../../messages/t';

interface FailureNoticeProps {
  message: string;
  /** What the button says; without `onRetry` there is none. */
  retryLabel?: string;
  onRetry?: () => void;
}

/** The sentence, with a button where trying again is possible. */
export function FailureNotice({ message, retryLabel = t('common.tryAgain'), onRetry }: FailureNoticeProps) {
  return (
    <Notice
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
    </Notice>
  );
}
