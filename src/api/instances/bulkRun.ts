// Does the same for many instances, a few at a time (docs/product/bulk-change.md#run, docs/product/uploads.md#several).
import { LONGEST_RETRY_AFTER_MS, StatusError } from '../client/errors';
import { UncertainError } from '../outcomes/uncertain';
import { createLine, pause, untilOnline } from '../waits';
import { AT_A_TIME } from './settings';

interface BulkRun<Item> {
  /** How many run at a time; four by default. */
  atATime?: number | undefined;
  /** Once aborted, no other item begins. */
  signal: AbortSignal;
  /** Does it for one item. Never throws: returns the errors, because a server may have asked to wait in them. */
  one: (item: Item) => Promise<readonly unknown[]>;
  /** Called for each item that didn't begin: the run was stopped, or the server asks for a longer wait than the portal's. */
  onNotBegun: (item: Item) => void;
}

/**
 * Runs `one` for the items in their order, four at a time. None begins while the browser is offline, or earlier than a server
 * that refused another (429 or 503) allows. Never throws.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  { atATime = AT_A_TIME, signal, one, onNotBegun }: BulkRun<Item>,
): Promise<void> {
  const line = createLine(atATime);
  /** Epoch ms; no item begins before this. */
  let notBefore = 0;

  const begin = async (item: Item) => {
    // Longer than the portal waits.
    if (notBefore - Date.now() > LONGEST_RETRY_AFTER_MS) {
      onNotBegun(item);
      return;
    }
    while (Date.now() < notBefore) await pause(notBefore - Date.now(), signal);
    await untilOnline(signal);
    const errors = await one(item);
    notBefore = Math.max(notBefore, Date.now() + Math.max(0, ...errors.map(askedToWait)));
  };
  await Promise.all(items.map((item) => line(() => begin(item), signal).catch(() => onNotBegun(item))));
}

/** Returns how long the server asked the portal to wait, ms; 0 if it didn't. */
function askedToWait(error: unknown): number {
  const refusal = error instanceof UncertainError ? error.cause : error;
  const isAsking = refusal instanceof StatusError && (refusal.status === 429 || refusal.status === 503);
  return isAsking ? (refusal.retryAfterMs ?? 0) : 0;
}
