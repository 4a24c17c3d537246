// The "Report for support" (docs/product/help.md#report), built from an allow-list: nothing else the portal knows gets into it.
import { pathSegments } from '../text/shown';
import type { SupportReport } from '../../wire/supporter';
import { displayName, stackState, subdomainOf, type Subscription } from '../subscriptions/subscription';

/** Upper limit of instances in a report: those that the problem is most likely about. */
const MOST_INSTANCES = 20;

/** What the portal knows when a report is made. Times in epoch ms. */
interface Known {
  nowMs: number;
  build: string;
  browser: string;
  language: string;
  /** How far this clock is ahead of the API's, ms; undefined if unknown. */
  clockSkewMs: number | undefined;
  /** The page's address, and the pattern of it: '/manage/{id}'. */
  pathname: string;
  page: string;
  subscriptions: readonly Subscription[];
  planNames: readonly string[];
  calls: readonly {
    at: number;
    method: string;
    path: { url: string; pattern: string };
    status: number;
    ms: number;
  }[];
  announced: readonly { at: number; type: string; message: string }[];
}

/** Returns the complete report, before the customer strikes anything. */
export function supportReportOf(known: Known): SupportReport {
  const names = [
    ...known.subscriptions.flatMap((one) => [displayName(one), subdomainOf(one)]),
    ...known.planNames,
  ];
  return {
    version: 1,
    made_at: iso(known.nowMs),
    build: known.build,
    browser: known.browser,
    language: known.language,
    clock_skew_ms: known.clockSkewMs,
    page: known.page,
    instances: concernedFirst(known)
      .slice(0, MOST_INSTANCES)
      .map((one) => ({ id: one.id, stack_id: one.stackId, state: stackState(one) })),
    calls: known.calls.map(({ at, method, path, status, ms }) => ({
      at: iso(at),
      method: method.toUpperCase(),
      path: path.pattern,
      status,
      ms: Math.round(ms),
    })),
    messages: known.announced.map(({ at, type, message }) => ({
      at: iso(at),
      type,
      text: withoutSecrets(message, names),
    })),
  };
}

const iso = (epochMs: number) => new Date(epochMs).toISOString();

/** Returns the page's instance, then those that calls were about, then those that aren't ready, then the others. */
function concernedFirst({ pathname, calls, subscriptions }: Known): readonly Subscription[] {
  const onPage = new Set(pathSegments(pathname));
  const requested = new Set(calls.flatMap(({ path }) => pathSegments(path.url)));
  const rank = (subscription: Subscription) => {
    const names = [subscription.id, subscription.stackId ?? subscription.id];
    if (names.some((name) => onPage.has(name))) return 0;
    if (names.some((name) => requested.has(name))) return 1;
    return stackState(subscription) === 'ready' ? 3 : 2;
  };
  return subscriptions
    .map((subscription) => ({ subscription, rank: rank(subscription) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ subscription }) => subscription);
}

/** The report's single values, in the order of the file. */
export const FACTS = ['made_at', 'build', 'browser', 'language', 'clock_skew_ms', 'page'] as const;

/** The report's lists, each entry of which is one line. */
export const LISTS = ['instances', 'calls', 'messages'] as const;

/** Returns the key of a list's entry for `struck` in `reportText`; the key of a fact is its own name. */
export const lineOf = (list: (typeof LISTS)[number], index: number) => `${list} ${index}`;

/** Returns the report as JSON without the lines that the customer struck: a struck fact is null, a struck entry left out. */
export function reportText(report: SupportReport, struck: ReadonlySet<string>): string {
  const facts = FACTS.map((fact) => [fact, struck.has(fact) ? null : (report[fact] ?? null)]);
  const lists = LISTS.map((list) => {
    const entries: readonly unknown[] = report[list];
    return [list, entries.filter((_entry, index) => !struck.has(lineOf(list, index)))];
  });
  const file: unknown = Object.fromEntries([['version', report.version], ...facts, ...lists]);
  // A key without a value is null, too, so that every report has the same keys.
  const orNull = (_key: string, value: unknown) => value ?? null;
  return `${JSON.stringify(file, orNull, 2)}\n`;
}

// Cleans sentences that go into a report (docs/product/help.md#messages). The server's messages may repeat what was typed, so
// only words are kept that can hardly be a password, a token, or anybody's address.

/** Replaces each word that was removed. */
const TAKEN_OUT = '[…]';

const HARMLESS = [
  // Letters, up to the longest words of German: “cancelled”, Multi-Platform, couldn’t, instance_type, user(s).
  /[\p{L}\p{M}]{1,30}(?:[-–—’'/_(,:;][\p{L}\p{M}]{1,30}){0,4}/u,
  // An abbreviation: e.g., z.B.
  /(?:\p{L}\.){2,4}/u,
  // A count, an amount, a time or a day: (500), €99.00, 14:05.
  /\d{1,5}(?:[.,:]\d{1,4}){0,3}/u,
  // Too short for a password: 2nd, v2, 50MB.
  /[\p{L}\p{M}\p{N}]{1,4}/u,
  /(?:UTC|GMT)[-+−]\d{1,2}(?::\d{2})?/u,
].map(({ source }) => new RegExp(`^[\\p{P}\\p{S}]*(?:${source})[\\p{P}\\p{S}]*$`, 'u'));
/** Punctuation or symbols alone: –, … */
const SIGNS = /^[\p{P}\p{S}]{1,3}$/u;

/**
 * Returns the sentence with “[…]” for every word that mixes letters with digits or symbols, or is too long. What is in
 * `names` (of instances and plans) is kept as a whole.
 */
export function withoutSecrets(sentence: string, names: readonly string[]): string {
  return sentence.replace(wordsAnd(names), (words, name?: string) =>
    name !== undefined || isHarmless(words) ? words : TAKEN_OUT,
  );
}

/** Finds a name with the punctuation around it, the longest first, or else a word. */
function wordsAnd(names: readonly string[]): RegExp {
  const longestFirst = names
    .filter((name) => name !== '' && !name.includes('@'))
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const word = '\\S+';
  if (longestFirst.length === 0) return new RegExp(word, 'gu');
  return new RegExp(`(?<!\\S)\\p{P}*(${longestFirst.join('|')})\\p{P}*(?!\\S)|${word}`, 'giu');
}

function isHarmless(word: string): boolean {
  return !word.includes('@') && (SIGNS.test(word) || HARMLESS.some((pattern) => pattern.test(word)));
}
