// The visitor for a form that doesn't wait for the lookup, which may take ten seconds: a moment's patience, so that prices
// don't change before the eye in the usual case, then the form goes without.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visitorQuery } from '../../api/catalogue/visitor';
import { useTimeout } from '../../browser/effects/useTimer';
import type { Visitor } from '../../domain/regions/visitor';

const PATIENCE_MS = 1000;

/** Returns the visitor once the lookup has answered, and whether to wait for that. */
export function useVisitorInTime(): { visitor: Visitor | undefined; isAwaited: boolean } {
  const { data } = useQuery(visitorQuery());
  const [isLate, setIsLate] = useState(false);
  useTimeout(PATIENCE_MS, () => setIsLate(true));
  return { visitor: data, isAwaited: data === undefined && !isLate };
}
