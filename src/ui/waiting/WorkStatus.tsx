// The status of an action that first has to wait for something: what it is waiting for with a button to stop, that it was
// stopped, what was done, or why it failed.
import Box from '@mui/material/Box';
import { Button } from '../form/Button';
import { FailureAlert } from '../feedback/FailureAlert';
import { KeepFocus } from '../feedback/KeepFocus';
import { t } from '../../messages/t';

/** The action's progress. */
export interface Work {
  /** The action is under way, including its wait. */
  isPending: boolean;
  isWaiting: boolean;
  isStopped: boolean;
  stopWaiting: () => void;
  error: Error | null;
}

interface WorkStatusProps {
  work: Work;
  /** Says what the action is waiting for. */
  waiting: string;
  /** Says what is being done after the wait. */
  running: string;
  /** Says what was done, once it is. */
  done?: string;
  /** Returns what failed and why. */
  failure: (error: Error) => string;
}

/** A live region, and the failure below it. */
export function WorkStatus({ work, waiting, running, done, failure }: WorkStatusProps) {
  const { isPending, isWaiting, isStopped, stopWaiting, error } = work;
  const outcome = isStopped ? t('common.stopped') : done;
  return (
    <>
      {/* Focusable, to receive the focus of the button, which disappears when pressed. */}
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
      {error && <FailureAlert message={failure(error)} sx={{ flexBasis: '100%' }} />}
    </>
  );
}
