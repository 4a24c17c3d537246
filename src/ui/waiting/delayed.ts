// Keeps placeholders from flashing: they appear after 250 ms and fade in gently, so content can replace them at any
// time without waiting for the animation.
import { keyframes } from '@mui/material/styles';

const appear = keyframes({
  from: { visibility: 'hidden', opacity: 0 },
  to: { visibility: 'visible', opacity: 1 },
});

/** How long a placeholder stays invisible, ms. */
export const DELAY_MS = 250;

/** The styles of a placeholder, for its `sx`. */
export const delayed = { animation: `${appear} 400ms ${DELAY_MS}ms both` } as const;
