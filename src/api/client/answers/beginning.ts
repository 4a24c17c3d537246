// The start of a long list, read while the rest of it is on its way (docs/product/screens.md#many-subscriptions).
import type { AxiosProgressEvent } from 'axios';

/** Who wants to know how a list begins. */
export interface Beginning<Answer> {
  /** How many entries are told: nothing is where the list has no more than these. */
  count: number;
  /** Called once, with the answer as it would be if it ended there. */
  onBegun: (first: Answer) => void;
}

/** Returns what axios tells of an answer's arrival; `read` makes the answer of parsed JSON. A bad start is no failure yet. */
export function tellBeginning<Answer>(
  { count, onBegun }: Beginning<Answer>,
  read: (json: unknown) => Answer,
): (progress: AxiosProgressEvent) => void {
  let isTold = false;
  return ({ event }) => {
    const { target } = event as ProgressEvent<XMLHttpRequest>;
    if (isTold || target?.status !== 200) return;
    // A browser puts it together at each question.
    const text = target.responseText;
    const end = endOfEntries(text, count);
    if (end === undefined) return;
    isTold = true;
    let first: Answer;
    try {
      first = read(JSON.parse(`${text.slice(0, end)}]`));
    } catch {
      // What is wrong with it is said once all of it is there.
      return;
    }
    onBegun(first);
  };
}

/** Returns where the first `count` entries of a JSON list end that goes on after them; nothing where it isn't so far yet. */
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
