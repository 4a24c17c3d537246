// The latest calls to the API, for "Report for support" (docs/product/help.md#report): in memory only, and only what
// a report may hold. Never a body, a query or a header.

const MOST_CALLS = 100;

/** A call that has ended. */
export interface RecentCall {
  /** When it was sent, epoch ms. */
  at: number;
  method: string;
  path: { url: string; pattern: string };
  /** The status of the answer; 0 if there was none. */
  status: number;
  /** From sending to the end of the call, ms. */
  ms: number;
}

let calls: readonly RecentCall[] = [];
let skewMs: number | undefined;

/** Records a call that has ended, and its answer's `Date` header if the browser may read it. */
export function noteCall(call: RecentCall, date?: unknown): void {
  calls = [...calls.slice(1 - MOST_CALLS), call];
  const answeredAt = typeof date === 'string' ? Date.parse(date) : NaN;
  // The header drops fractions of a second (500 ms on average); the answer is taken to date from halfway through the call.
  if (Number.isFinite(answeredAt)) skewMs = Math.round(call.at + call.ms / 2 - answeredAt - 500);
}

/** Returns the last calls, the newest last. */
export function recentCalls(): readonly RecentCall[] {
  return calls;
}

/** Returns how far this browser's clock is ahead of the API's, ms; undefined if the API doesn't say. */
export function clockSkewMs(): number | undefined {
  return skewMs;
}

/** Forgets everything, because another session begins. */
export function forgetCalls(): void {
  calls = [];
  skewMs = undefined;
}
