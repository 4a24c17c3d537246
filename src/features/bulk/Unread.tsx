// What is left to read of many instances, and what couldn't be read (docs/product/people.md#reading).
import Box from '@mui/material/Box';
import { displayName } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Button } from '../../ui/form/Button';
import type { Reading } from './useReadings';

interface UnreadProps {
  reading: Reading;
  /** What is missing because some haven't been read, and because some couldn't be. */
  unreadMeans: string;
  failedMeans: string;
}

/** The instances that haven't been read, or couldn't be, and what can be done. Nothing while some are read. */
export function Unread({ reading, unreadMeans, failedMeans }: UnreadProps) {
  const { progress, unread, failed, readOn, tryAgain } = reading;
  if (progress) return null;
  return (
    <>
      {unread.length > 0 && (
        <Alert
          kind="info"
          action={
            <Button size="small" onClick={readOn}>
              {t('people.read', { count: unread.length })}
            </Button>
          }
        >
          {unreadMeans}
        </Alert>
      )}
      {failed.length > 0 && (
        <FailureAlert message={failedMeans} retryLabel={t('changeSetting.tryFailed')} onRetry={tryAgain}>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {failed.map(({ item, problem }) => (
              <li key={item.id}>
                <strong translate="no">{displayName(item)}</strong>
                <span>{`: ${problem?.message}`}</span>
              </li>
            ))}
          </Box>
        </FailureAlert>
      )}
    </>
  );
}
