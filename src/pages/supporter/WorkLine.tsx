// Below an action on a stack: what is being waited for and the way to stop that, what was done, or why not.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import type { GivingUp } from './useGivingUp';

interface WorkLineProps {
  /** Whether the action runs, its waiting included. */
  isRunning: boolean;
  wait: GivingUp;
  error: Error | null;
  /** What failed: "The trial could not be extended." */
  failure: string;
  /** What was done, once it is. */
  done: string;
}

/** Says it politely. */
export function WorkLine({ isRunning, wait, error, failure, done }: WorkLineProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
          minHeight: 20,
          mt: 1,
        }}
      >
        <Box role="status" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {isRunning
            ? wait.isWaiting
              ? 'Waiting until the stack is free to be worked on…'
              : 'The request is on its way…'
            : done}
        </Box>
        {isRunning && wait.isWaiting && <Button onClick={wait.giveUp}>Stop waiting</Button>}
      </Box>
      {error && error.message !== '' && <FailureNotice message={`${failure} ${error.message}`} />}
    </>
  );
}
