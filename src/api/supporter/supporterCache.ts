// What support staff read about a stack or customer is dropped some time after they leave the screen: it is other
// people's data, and the next visit reads it afresh. All of it shares one key prefix.
import { useQueryClient } from '@tanstack/react-query';

/** The key prefix of every query that support staff make. */
export const SUPPORTER = 'supporter';
/** How long their data stays cached after the screen is left. */
export const SUPPORTER_GC_MS = 5 * 60_000;

/** Returns a function that reloads everything on the screen. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [SUPPORTER] });
}
