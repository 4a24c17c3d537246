// How a customer's report is worded for staff (docs/product/supporter.md#reports). Every field is optional: the customer may
// have removed it, or somebody may have written the report by hand.
import { message, type Message } from '../../messages/t';

/** True if a call with this status failed: it was refused, or got no response (0). */
export function hasFailed(status: number): boolean {
  return status === 0 || status >= 400;
}

/** Returns an ISO 8601 time of a report in epoch seconds; undefined if it is absent or invalid. */
export function momentOf(iso: string | undefined): number | undefined {
  const epochMs = Date.parse(iso ?? '');
  return Number.isNaN(epochMs) ? undefined : epochMs / 1000;
}

/** Smaller differences are network delay. */
const SAME_CLOCK_MS = 2000;

/** Returns how the customer's clock compares with the API's; `skewMs` is how far it is ahead, ms. */
export function clockLabel(skewMs: number | undefined): Message | undefined {
  if (skewMs === undefined) return undefined;
  if (Math.abs(skewMs) < SAME_CLOCK_MS) return message('supporter.clockRight');
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  return message(skewMs > 0 ? 'supporter.clockAhead' : 'supporter.clockBehind', { seconds });
}
