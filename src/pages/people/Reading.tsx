// What has been read, what is left, and what failed.
import Box from '@mui/material/Box';
import { displayName } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/form/Button';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import type { usePeople } from './usePeople';

/** The progress with its controls, and the instances that couldn't be read. Nothing once everything has been read. */
export function Reading({ progress, unread, failed, read, readFailed, stop }: ReturnType<typeof usePeople>) {
  return (
    <>
      <Box role="status">
        {progress && (
          <Alert
            kind="info"
            action={
              <>
                <Box sx={{ width: 120 }}>
                  <ProgressBar
                    label={t('people.reading')}
                    done={{ value: progress.done, max: progress.of }}
                  />
                </Box>
                <Button size="small" onClick={stop}>
                  {t('fleet.stopReading')}
                </Button>
              </>
            }
          >
            {t('people.progress', progress)}
          </Alert>
        )}
      </Box>
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
        <Alert
          kind="error"
          action={
            <Button size="small" color="error" onClick={readFailed}>
              {t('changeSetting.tryFailed')}
            </Button>
          }
        >
          <span>{t('people.failed', { count: failed.length })}</span>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {failed.map(({ instance, error }) => (
              <li key={instance.id}>
                <strong translate="no">{displayName(instance)}</strong>
                <span>{`: ${error.message}`}</span>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
