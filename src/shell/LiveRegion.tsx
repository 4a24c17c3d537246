// The live region for screen readers (browser/say.ts). It is in the page before anything is announced.
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { currentlySaid, onSaid } from '../browser/say';
import { visuallyHidden } from '../ui/content/visuallyHidden';

/** To be drawn once, in the shell. */
export function LiveRegion() {
  const { words, turn } = useSyncExternalStore(onSaid, currentlySaid);
  return (
    <Box role="status" sx={visuallyHidden}>
      {/* The same words again are a new element, which is read again. */}
      <span key={turn}>{words}</span>
    </Box>
  );
}
