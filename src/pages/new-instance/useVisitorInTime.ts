// Waits a moment for the visitor lookup, so that prices usually don't change before the user's eyes. The lookup may take
// ten seconds; a form can't wait that long and is shown without it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visitorQuery } from '../../api/catalogue/visitor';
import { useTimeout } from '../../browser/effects/useTimer';
import type { Visitor } from '../../domain/regions/visitor';

const PATIENCE_MS = 1000;

/** Returns the visitor once the lookup has answered, and whether to keep waiting for that. */
export function useVisitorInTime(): { visitor: Visitor | undefined; isAwaited: boolean } {
  const { data } = useQuery(visitorQuery());
  const [isLate, setIsLate] = useState(false);
  useTimeout(PATIENCE_MS, () => setIsLate(true));
  return { visitor: data, isAwaited: data === undefined && !isLate };
}
