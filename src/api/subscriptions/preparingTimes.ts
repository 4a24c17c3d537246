// When this browser first saw an instance in preparation, and how long past preparations took: stored, so that the time
// shown is right after a reload. Start times are stored with their owner and deleted with the user; durations identify
// nobody and stay. Without storage the times start over with the page.
import { readStoredJson, store } from '../../browser/storage/storage';
import { parse, type Schema } from '../../wire/schema';
import { preparingDurations as took, preparingSince as began } from '../../wire/stored';
import { withTime } from '../../domain/subscriptions/preparing';
import type { Subscription } from '../../domain/subscriptions/subscription';

const BEGAN = 'portal-preparing';
const TOOK = 'portal-prepared';

let owner: string | undefined;
let since: Readonly<Record<string, number>> = {};
let past: Readonly<Record<string, readonly number[]>> = {};

/** Sets the owner of the start times by `sub`, or none, and deletes those of anybody else. */
export function setPreparingOwner(user: string | undefined): void {
  owner = user;
  since = {};
  if (!theirs()) store('browser', BEGAN, undefined);
}

/** Returns when this browser first saw the subscription in preparation, epoch ms; `now` if it is the first time. */
export function preparingSince(id: string, now: number): number {
  since = theirs() ?? since;
  const known = since[id];
  if (known !== undefined && known <= now) return known;
  keepSince({ ...since, [id]: now });
  return now;
}

/** Deletes the start of a finished preparation, and stores its duration by its region if it ended well. */
export function endPreparing({ id, region = '' }: Subscription, now: number, endedWell: boolean): void {
  const { [id]: start, ...others } = theirs() ?? since;
  if (start === undefined) return;
  keepSince(others);
  if (!endedWell) return;
  // On its own line, because pastTimes also replaces `past` with the stored times of all regions.
  const times = withTime(pastTimes(region), now - start);
  past = { ...past, [region]: times };
  write(TOOK, past);
}

/** Returns how long past preparations in a region took, ms. */
export function pastTimes(region: string | undefined): readonly number[] {
  past = read(TOOK, took) ?? past;
  return past[region ?? ''] ?? [];
}

function theirs(): Record<string, number> | undefined {
  const stored = read(BEGAN, began);
  return stored && stored.user === owner ? stored.since : undefined;
}

function keepSince(next: Record<string, number>): void {
  since = next;
  if (owner !== undefined) write(BEGAN, { user: owner, since });
}

function read<Value>(key: string, schema: Schema<Value>): Value | undefined {
  try {
    return parse(schema, readStoredJson('browser', key));
  } catch {
    // Not in the expected form: callers then use what this page remembers.
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  store('browser', key, JSON.stringify(value));
}
