// How a customer's report reads (docs/product/supporter.md#reports). All of it is optional: the customer may have cleared it, or
// somebody may have written it by hand.
import { message, type Message } from '../../messages/t';

/** Whether a call with this status didn't do what it was to: refused, or nobody answered. */
export function hasFailed(status: number): boolean {
  return status === 0 || status >= 400;
}

/** Epoch seconds of a moment in a report; undefined where it is none. */
export function momentOf(iso: string | undefined): number | undefined {
  const epochMs = Date.parse(iso ?? '');
  return Number.isNaN(epochMs) ? undefined : epochMs / 1000;
}

/** Smaller differences are the way there and back. */
const SAME_CLOCK_MS = 2000;

/** How the customer's clock stands to the API's; `skewMs` is how far it is ahead. */
export function clockWords(skewMs: number | undefined): Message | undefined {
  if (skewMs === undefined) return undefined;
  if (Math.abs(skewMs) < SAME_CLOCK_MS) return message('supporter.clockRight');
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  return message(skewMs > 0 ? 'supporter.clockAhead' : 'supporter.clockBehind', { seconds });
}
