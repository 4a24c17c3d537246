// Where a screen reader hears what is said on the page (ui/say.ts). It stands there before anything is said.
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
