// One instance of a change of many, and the state of its change.
import Box from '@mui/material/Box';
import { memo } from 'react';
import {
  changeStateMeaning,
  changeStateWords,
  type ChangeRecord,
} from '../../../domain/instances/changeResult';
import { displayName } from '../../../domain/subscriptions/subscription';
import { useLanguage } from '../../../messages/useLanguage';
import { ellipsis } from '../../../ui/content/ellipsis';
import { StateChip } from '../../../ui/content/StateChip';

/** Its name and domain, its state, and why it failed. */
export const ChangeRow = memo(
  function ChangeRow({ record }: { record: ChangeRecord }) {
    useLanguage();
    const { subscription, state, problem } = record;
    const name = displayName(subscription);
    return (
      <>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box translate="no" sx={{ flex: 1, minWidth: 0 }}>
            <Box title={name} sx={ellipsis}>
              {name}
            </Box>
            <Box
              title={subscription.fqdn}
              sx={[ellipsis, { typography: 'caption', color: 'text.secondary' }]}
            >
              {subscription.fqdn}
            </Box>
          </Box>
          <StateChip meaning={changeStateMeaning(state)} words={changeStateWords(state)} />
        </Box>
        {problem && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{problem.message}</Box>}
      </>
    );
  },
  (before, now) =>
    before.record.subscription === now.record.subscription &&
    before.record.state === now.record.state &&
    before.record.problem === now.record.problem,
);
