// Below an action on a stack: it waits until the stack is free before it does anything.
import Box from '@mui/material/Box';
import { t } from '../../../messages/t';
import { WorkStatus, type Work } from '../../../ui/waiting/WorkStatus';

interface StackWorkProps {
  work: Work;
  /** What was done, once it is. */
  done: string;
  /** What failed: "The trial couldn’t be extended." */
  failure: string;
}

/** Where the action stands. */
export function StackWork(props: StackWorkProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <WorkStatus {...props} waiting={t('supporter.waitingForStack')} running={t('supporter.requesting')} />
    </Box>
  );
}
