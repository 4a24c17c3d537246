// The progress of an action on a stack, which waits until the stack is free.
import Box from '@mui/material/Box';
import { failureSentence } from '../../../api/outcomes/uncertain';
import { t } from '../../../messages/t';
import { WorkStatus, type Work } from '../../../ui/waiting/WorkStatus';

interface StackWorkProps {
  work: Work;
  /** What was done; '' before it is done. */
  done: string;
  /** What failed: "The trial couldn’t be extended." */
  failure: string;
}

/** Shows the action's progress and its outcome. */
export function StackWork({ failure, ...props }: StackWorkProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <WorkStatus
        {...props}
        waiting={t('supporter.waitingForStack')}
        running={t('supporter.requesting')}
        failure={(error) => failureSentence(error, (why) => `${failure} ${why}`)}
      />
    </Box>
  );
}
