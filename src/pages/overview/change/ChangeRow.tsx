// One instance of a change of many, and the state of its change.
import Box from '@mui/material/Box';
import { memo } from 'react';
import {
  changeStateMeaning,
  changeStateWords,
  type ChangeRecord,
} from '../../../domain/instances/changeResult';
import { OutcomeRow } from '../../../features/bulk/OutcomeRow';
import { useLanguage } from '../../../messages/useLanguage';

/** Its name and domain, its state, and why it failed. */
export const ChangeRow = memo(
  function ChangeRow({ record: { subscription, state, problem } }: { record: ChangeRecord }) {
    useLanguage();
    return (
      <OutcomeRow
        subscription={subscription}
        meaning={changeStateMeaning(state)}
        words={changeStateWords(state)}
      >
        {problem && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{problem.message}</Box>}
      </OutcomeRow>
    );
  },
  (before, now) =>
    before.record.subscription === now.record.subscription &&
    before.record.state === now.record.state &&
    before.record.problem === now.record.problem,
);
