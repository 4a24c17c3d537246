// A failure shown where it happened (docs/product/messages.md#in-place): the message and a retry button. It stays until
// a retry succeeds; the toast has already announced it.
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Alert } from './Alert';
import { t } from '../../messages/t';

interface FailureAlertProps {
  message: string;
  /** The button's label; without `onRetry` there is no button. */
  retryLabel?: string;
  onRetry?: () => void;
  /** More about it, below the message. */
  children?: ReactNode;
  /** Where it stands among its neighbours. */
  sx?: Record<string, string | number>;
}

/** The message, with a button if a retry is possible. */
export function FailureAlert(props: FailureAlertProps) {
  const { message, retryLabel = t('common.tryAgain'), onRetry, children, sx } = props;
  return (
    <Alert
      kind="error"
      {...(sx && { sx })}
      action={
        onRetry && (
          <Button size="small" color="error" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children === undefined ? (
        message
      ) : (
        <>
          <div>{message}</div>
          {children}
        </>
      )}
    </Alert>
  );
}
