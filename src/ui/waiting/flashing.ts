// Keeps placeholders and indicators from flashing: a placeholder appears late and fades in, and an indicator stays visible for a
// moment.
import { useState } from 'react';
import { keyframes } from '@mui/material/styles';
import { useTimeout } from '../../browser/effects/useTimer';

const HELD_MS = 400;

/**
 * Returns whether to render an indicator: while the work is under way, and until it has been visible for 400 ms. `delayMs` is
 * the time after which the indicator, once rendered, becomes visible.
 */
export function useHeld(isUnderWay: boolean, delayMs = 0): boolean {
  const [stage, setStage] = useState<'unseen' | 'seen' | 'seen enough'>('unseen');
  useTimeout(isUnderWay && stage === 'unseen' ? delayMs : undefined, () => setStage('seen'));
  useTimeout(stage === 'seen' ? HELD_MS : undefined, () => setStage('seen enough'));
  if (!isUnderWay && stage === 'seen enough') setStage('unseen');
  return isUnderWay || stage === 'seen';
}

const appear = keyframes({
  from: { visibility: 'hidden', opacity: 0 },
  to: { visibility: 'visible', opacity: 1 },
});

/** How long a placeholder stays invisible, ms. */
export const DELAY_MS = 250;

/** The styles of a placeholder, for its `sx`. */
export const delayed = { animation: `${appear} 400ms ${DELAY_MS}ms both` } as const;
