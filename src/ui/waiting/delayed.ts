// What stands in place of something that is being loaded doesn't flash: it appears only after a quarter of a second, and
// then so gently that an answer may come at any moment without having to wait for it.
import { keyframes } from '@mui/material/styles';

const appear = keyframes({
  from: { visibility: 'hidden', opacity: 0 },
  to: { visibility: 'visible', opacity: 1 },
});

export const DELAY_MS = 250;

export const delayed = { animation: `${appear} 400ms ${DELAY_MS}ms both` } as const;
