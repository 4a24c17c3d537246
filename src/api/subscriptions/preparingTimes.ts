// When this browser first saw an instance in preparation, and how long past ones took: kept over a reload, so that the
// time shown is true. What began when is kept with whose it is, and forgotten with the user; how long it takes names
// nobody and stays. Without storage the times start anew with the page.
import { readStoredJson, store } from '../../browser/kept/storage';
import { parse, type Schema } from '../../wire/schema';
import { preparingDurations as took, preparingSince as began } from '../../wire/subscriptions/preparingTimes';
import { withTime } from '../../domain/subscriptions/preparing';
import type { Subscription } from '../../domain/subscriptions/subscription';

const BEGAN = 'portal-preparing';
const TOOK = 'portal-prepared';

let owner: string | undefined;
let since: Readonly<Record<string, number>> = {};
let past: Readonly<Record<string, readonly number[]>> = {};

/** Sets the owner of the times by `sub`, or none, and deletes those of anybody else. */
export function keepPreparingOf(user: string | undefined): void {
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
  // First, because it reads those of the other regions too.
  const times = withTime(pastTimes(region), now - start);
  past = { ...past, [region]: times };
  write(TOOK, past);
}

/** How long past preparations in a region took, ms. */
export function pastTimes(region: string | undefined): readonly number[] {
  past = read(TOOK, took) ?? past;
  return past[region ?? ''] ?? [];
}

function theirs(): Record<string, number> | undefined {
  const kept = read(BEGAN, began);
  return kept && kept.user === owner ? kept.since : undefined;
}

function keepSince(next: Record<string, number>): void {
  since = next;
  if (owner !== undefined) write(BEGAN, { user: owner, since });
}

function read<Value>(key: string, schema: Schema<Value>): Value | undefined {
  try {
    return parse(schema, readStoredJson('browser', key));
  } catch {
    // Nothing, or not ours: what this page remembers has to do.
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  store('browser', key, JSON.stringify(value));
}
