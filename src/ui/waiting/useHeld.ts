// Keeps an unobtrusive indicator, such as a button's spinner, visible long enough that it doesn't flash.
import { useState } from 'react';
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
