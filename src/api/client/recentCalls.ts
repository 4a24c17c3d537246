// What was asked of the API lately, for "Report for support" (docs/product/help.md#report): in memory only, and only what
// a report may hold. Never a body, a query or a header.

const MOST_CALLS = 100;

/** A call as it went. */
export interface RecentCall {
  /** When it was sent, epoch ms. */
  at: number;
  method: string;
  path: string;
  /** The status of the answer; 0 where nobody answered. */
  status: number;
  /** Until the answer, ms. */
  ms: number;
}

let calls: readonly RecentCall[] = [];
let skewMs: number | undefined;

/** Notes a call that has ended, and the `Date` of its answer where the browser may read it. */
export function noteCall(call: RecentCall, date?: unknown): void {
  calls = [...calls.slice(1 - MOST_CALLS), call];
  const answeredAt = typeof date === 'string' ? Date.parse(date) : NaN;
  // The header is in whole seconds, the answer on its way for half of the time.
  if (Number.isFinite(answeredAt)) skewMs = Math.round(call.at + call.ms / 2 - answeredAt - 500);
}

/** Returns the last calls, the newest last. */
export function recentCalls(): readonly RecentCall[] {
  return calls;
}

/** Returns how far this browser's clock is ahead of the API's, ms; undefined where the API doesn't say. */
export function clockSkewMs(): number | undefined {
  return skewMs;
}

/** Forgets everything: another session begins, or this one is over. */
export function forgetCalls(): void {
  calls = [];
  skewMs = undefined;
}
