// Appears only after a quarter of a second, so that what is quick doesn't flash (interface.md 11).
import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const delayed = { animation: `${appear} 1ms 250ms both` } as const;
