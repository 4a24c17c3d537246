// The start of a long list, read while the rest of it is on its way (docs/product/screens.md#many-subscriptions).
import type { AxiosProgressEvent } from 'axios';

/** A caller's request for the first entries of a list. */
export interface Beginning<Answer> {
  /** Number of entries to report; nothing is reported if the list has no more than these. */
  count: number;
  /** Called once, with the answer as it would be if it ended there. */
  onBegun: (first: Answer) => void;
}

/** Returns a handler for axios' download progress; `read` turns parsed JSON into an answer. A malformed start doesn't throw. */
export function tellBeginning<Answer>(
  { count, onBegun }: Beginning<Answer>,
  read: (json: unknown) => Answer,
): (progress: AxiosProgressEvent) => void {
  let isTold = false;
  return ({ event }) => {
    const { target } = event as ProgressEvent<XMLHttpRequest>;
    if (isTold || target?.status !== 200) return;
    // Read only once: the browser assembles this text at each access.
    const text = target.responseText;
    const end = endOfEntries(text, count);
    if (end === undefined) return;
    isTold = true;
    let first: Answer;
    try {
      first = read(JSON.parse(`${text.slice(0, end)}]`));
    } catch {
      // The error is reported once the whole list has arrived.
      return;
    }
    onBegun(first);
  };
}

/** Returns the index where the first `count` entries of a JSON list end; undefined unless more follow. */
export function endOfEntries(text: string, count: number): number | undefined {
  let depth = 0;
  let found = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',' && depth === 1) {
      found += 1;
      if (found === count) return at;
    }
  }
  return undefined;
}
