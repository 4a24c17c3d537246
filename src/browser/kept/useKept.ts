// State that is kept for the user (keptForUser.ts) as it changes.
import { useEffect } from 'react';
import { writeKept } from './keptForUser';

/** Keeps the text or the list under the name; nothing, where it is empty. */
export function useKept(
  place: 'tab' | 'browser',
  name: string,
  user: string,
  value: string | readonly string[],
): void {
  // In step with the browser's storage.
  useEffect(
    () => writeKept(place, name, user, value.length === 0 ? undefined : value),
    [place, name, user, value],
  );
}
