// Stores state for the user (userStorage.ts) whenever it changes.
import { useEffect } from 'react';
import { writeKept } from './userStorage';

/** Stores the text or list under the name; an empty one deletes what was stored. */
export function useKept(
  place: 'tab' | 'browser',
  name: string,
  user: string,
  value: string | readonly string[],
): void {
  // Synchronises with the browser's storage.
  useEffect(
    () => writeKept(place, name, user, value.length === 0 ? undefined : value),
    [place, name, user, value],
  );
}
