// Shown beside something that is loading: nothing at first, and a sentence once it takes unusually long.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTimeout } from '../../browser/effects/useTimer';
import { t } from '../../messages/t';

/** A wait counts as long after this time, ms. */
const LONG_MS = 10_000;
/** The live region is added this much earlier, ms, so that screen readers announce the sentence. */
const AHEAD_MS = 500;

/** Shows the sentence after a long wait, counted from when this component is mounted. */
export function LongWait() {
  const [stage, setStage] = useState<'short' | 'soon' | 'long'>('short');
  useTimeout(LONG_MS - AHEAD_MS, () => setStage('soon'));
  useTimeout(LONG_MS, () => setStage('long'));
  if (stage === 'short') return null;
  return (
    <Box role="status" sx={{ py: 1, color: 'text.secondary' }}>
      {stage === 'long' && t('common.takesLong')}
    </Box>
  );
}
