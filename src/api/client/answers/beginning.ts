// The start of a long list, read while the rest of it is on its way (docs/product/screens.md#many-subscriptions).
import type { AxiosProgressEvent, AxiosResponseTransformer } from 'axios';
import { whenIdle } from '../../../browser/effects/whenIdle';

/** A caller's request for the first entries of a list. */
export interface Beginning<Answer> {
  /** Number of entries to report; nothing is reported if the list has no more than these. */
  count: number;
  /** Called once, with the answer as it would be if it ended there. */
  onBegun: (first: Answer) => void;
}

/** What a call passes to axios to report the beginning of its answer, and how it reads the whole of it. */
interface BeginningReader<Answer> {
  options: {
    /** Reports the first entries once they have arrived. A malformed start doesn't throw. */
    onDownloadProgress: (progress: AxiosProgressEvent) => void;
    /** Leaves the answer a text if its beginning was reported, so that parsing it doesn't delay what is being rendered. */
    transformResponse: AxiosResponseTransformer[];
  };
  /** Returns the answer, once the entries that were reported have rendered. Throws as `read`. */
  whole: (data: unknown) => Promise<Answer>;
}

/** Returns what reports the beginning of one answer; `read` turns parsed JSON into an answer. */
export function beginningReader<Answer>(
  { count, onBegun }: Beginning<Answer>,
  read: (json: unknown) => Answer,
): BeginningReader<Answer> {
  let isTold = false;
  return {
    options: {
      onDownloadProgress: ({ event }) => {
        const { target } = event as ProgressEvent<XMLHttpRequest>;
        if (isTold || target?.status !== 200) return;
        // Read only once: the browser assembles this text at each access.
        const text = target.responseText;
        const end = endOfEntries(text, count);
        if (end === undefined) return;
        isTold = true;
        let first: Answer;
        try {
          first = read(parsed(`${text.slice(0, end)}]`));
        } catch {
          // The error is reported once the whole list has arrived.
          return;
        }
        onBegun(first);
      },
      transformResponse: [(text: unknown) => (isTold ? text : parsed(text))],
    },
    whole: async (data) => {
      if (!isTold) return read(data);
      await new Promise<void>((resolve) => void whenIdle(resolve));
      return read(parsed(data));
    },
  };
}

/** Returns the JSON in a text; what isn't JSON stays as it is, as in axios. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
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
