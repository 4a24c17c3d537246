// When this browser first saw an instance in preparation, and how long past ones took: kept over a reload, so that the
// time shown is true. Subscription ids and times, nothing else; without storage the time starts anew with the page.
import * as v from 'valibot';
import { withTime } from '../domain/preparing';

const KEY = 'portal-preparing';
const kept = v.object({ since: v.record(v.string(), v.number()), past: v.array(v.number()) });
type Kept = v.InferOutput<typeof kept>;

let memory: Kept = { since: {}, past: [] };

function read(): Kept {
  try {
    const text = window.localStorage.getItem(KEY);
    if (text !== null) memory = v.parse(kept, JSON.parse(text));
  } catch {
    // Blocked, or not ours: what this page remembers has to do.
  }
  return memory;
}

function write(next: Kept): void {
  memory = next;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // As above.
  }
}

/** Takes a subscription's id and now in epoch ms; gives since when it is in preparation, from the first sight on. */
export function preparingSince(id: string, now: number): number {
  const { since, past } = read();
  const known = since[id];
  if (known !== undefined && known <= now) return known;
  write({ since: { ...since, [id]: now }, past });
  return now;
}

/** The preparation is over: forgets when it began, and remembers how long it took where it ended well. */
export function endPreparing(id: string, now: number, endedWell: boolean): void {
  const { since, past } = read();
  const { [id]: began, ...others } = since;
  if (began === undefined) return;
  write({ since: others, past: endedWell ? withTime(past, now - began) : past });
}

/** How long past preparations took, ms. */
export function pastTimes(): readonly number[] {
  return read().past;
}
