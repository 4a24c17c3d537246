// Beside what is being loaded: nothing at first, and a sentence once it takes unusually long.
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** A wait is long after so many ms. */
const LONG_MS = 10_000;
/** So much earlier its live region is in the page, so that the sentence is heard. */
const AHEAD_MS = 500;

/** Counts from when it is mounted. */
export function LongWait() {
  const [stage, setStage] = useState<'short' | 'soon' | 'long'>('short');

  // In step with the clock.
  useEffect(() => {
    const timers = [
      window.setTimeout(() => setStage('soon'), LONG_MS - AHEAD_MS),
      window.setTimeout(() => setStage('long'), LONG_MS),
    ];
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, []);
  if (stage === 'short') return null;
  return (
    <Box role="status" sx={{ py: 1, color: 'text.secondary' }}>
      {stage === 'long' && 'This takes longer than usual. Still trying…'}
    </Box>
  );
}
