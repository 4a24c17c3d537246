// What support staff read of a stack or customer is dropped a while after the screen was left: it is other people's data,
// and the next look is at what is so then. All of it is keyed below one word.
import { useQueryClient } from '@tanstack/react-query';

export const SUPPORTER = 'supporter';
export const SUPPORTER_GC_MS = 5 * 60_000;

/** Returns a function that reloads everything on the screen. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [SUPPORTER] });
}
