// The status of an action that first has to wait for something: what it is waiting for and a way to stop, that it was
// stopped, what was done, or why it failed.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureAlert } from '../feedback/FailureAlert';
import { KeepFocus } from '../feedback/KeepFocus';
import { t } from '../../messages/t';

/** Where the action stands. */
export interface Work {
  /** Under way, its waiting included. */
  isPending: boolean;
  isWaiting: boolean;
  isStopped: boolean;
  stopWaiting: () => void;
  error: Error | null;
}

interface WorkStatusProps {
  work: Work;
  /** What is being waited for. */
  waiting: string;
  /** What is going on after the wait. */
  running: string;
  /** What was done, once it is. */
  done?: string;
  /** What failed: "The trial could not be extended." */
  failure: string;
}

/** A live region, and the failure below it. */
export function WorkStatus({ work, waiting, running, done, failure }: WorkStatusProps) {
  const { isPending, isWaiting, isStopped, stopWaiting, error } = work;
  const outcome = isStopped ? t('common.stopped') : done;
  return (
    <>
      {/* The focus stays here when the button goes away by being pressed. */}
      <Box
        tabIndex={-1}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          flex: '1 1 240px',
          gap: '4px 16px',
          minHeight: 20,
        }}
      >
        <Box role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {!isPending ? outcome : isWaiting ? waiting : running}
        </Box>
        {isWaiting && (
          <KeepFocus>
            <Button onClick={stopWaiting}>{t('common.stopWaiting')}</Button>
          </KeepFocus>
        )}
      </Box>
      {error && (
        <Box sx={{ flexBasis: '100%' }}>
          <FailureAlert message={`${failure} ${error.message}`} />
        </Box>
      )}
    </>
  );
}
