// What is left to read, and what failed.
import Box from '@mui/material/Box';
import { displayName } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Button } from '../../ui/form/Button';
import type { usePeople } from './usePeople';

/** The instances that haven't been read, or couldn't be, and what can be done. Nothing while some are read. */
export function Unread({ progress, unread, failed, read, readFailed }: ReturnType<typeof usePeople>) {
  return (
    <>
      {!progress && unread.length > 0 && (
        <Alert
          kind="info"
          action={
            <Button size="small" onClick={read}>
              {t('people.read', { count: unread.length })}
            </Button>
          }
        >
          {t('people.unread', { count: unread.length })}
        </Alert>
      )}
      {!progress && failed.length > 0 && (
        <FailureAlert
          message={t('people.failed', { count: failed.length })}
          retryLabel={t('changeSetting.tryFailed')}
          onRetry={readFailed}
        >
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {failed.map(({ instance, error }) => (
              <li key={instance.id}>
                <strong translate="no">{displayName(instance)}</strong>
                <span>{`: ${error.message}`}</span>
              </li>
            ))}
          </Box>
        </FailureAlert>
      )}
    </>
  );
}
