// The live region for screen readers (browser/say.ts). It is in the page before anything is announced.
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { announcedWords } from '../browser/say';
import { visuallyHidden } from '../ui/content/visuallyHidden';

/** The region; to be rendered once, in the shell. */
export function LiveRegion() {
  const { words, turn } = useSyncExternalStore(announcedWords.subscribe, announcedWords.current);
  return (
    <Box role="status" sx={visuallyHidden}>
      {/* The key makes the same words a new element, so that they are read out again. */}
      <span key={turn}>{words}</span>
    </Box>
  );
}
