// A table of what is read of many instances (docs/product/people.md#reading): what is left to read and what couldn't be, how far
// the reading is, and the table with its controls.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { displayName } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { Button } from '../../ui/form/Button';
import { barLine } from '../../ui/table/StickyBar';
import { ReadingProgress } from './ReadingProgress';
import type { Reading } from './useReadings';

interface ReadTableProps {
  reading: Reading;
  /** The accessible name of the reading's progress bar. */
  label: string;
  /** What is missing because some haven't been read, and because some couldn't be. */
  unreadMeans: string;
  failedMeans: string;
  /** By which the rows are found. */
  filters: ReactNode;
  /** How many rows are found, and what can be done with them. */
  count: string;
  actions: ReactNode;
  /** Said below a table without rows. */
  none: string | undefined;
  /** The table. */
  children: ReactNode;
}

/** The table, once something has been read or while it is. */
export function ReadTable({ reading, label, unreadMeans, failedMeans, ...table }: ReadTableProps) {
  const { progress, readings, unread, failed, skipped, readOn, tryAgain, stop } = reading;
  return (
    <>
      {!progress && unread.length > 0 && (
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
      {!progress && failed.length > 0 && (
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
      <SkippedAlert count={skipped} one={t('prtgUsers.user')} many={t('prtgUsers.users')} />
      {(progress ?? readings.some(({ data }) => data)) && (
        <Box sx={{ minHeight: '100vh' }}>
          {table.filters}
          <Box sx={{ ...barLine, mb: 1 }}>
            {progress && (
              <ReadingProgress
                progress={progress}
                label={label}
                words={t('people.progress', progress)}
                onStop={stop}
              />
            )}
            <Box role="status" sx={{ color: 'text.secondary' }}>
              {!progress && table.count}
            </Box>
            {!progress && <Box sx={{ ml: 'auto' }}>{table.actions}</Box>}
          </Box>
          {table.children}
          {table.none !== undefined && !progress && (
            <Box sx={{ py: 4, textAlign: 'center' }}>{table.none}</Box>
          )}
        </Box>
      )}
    </>
  );
}
