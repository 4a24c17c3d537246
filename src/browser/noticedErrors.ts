// Errors that nobody expected, until operators can be told of them (docs/product/error-reports.md#where). What tells them is
// loaded later, so whatever breaks before is kept here, in memory.

export interface NoticedError {
  thrown: unknown;
  /** The page's path where it happened. */
  pathname: string;
}

/** More is never reported. */
const MOST = 10;
/** After so long the first page stands with all that follows it, on a slow phone too. */
const TELL_AFTER_MS = 10_000;

const noticed: NoticedError[] = [];
let tellOf: (() => void) | undefined;

/** Keeps what was thrown. */
export function noticeError(thrown: unknown): void {
  if (noticed.length < MOST) noticed.push({ thrown, pathname: location.pathname });
  tellOf?.();
}

/** From now on calls `tell` with each error, and once when all is quiet. */
export function tellOfErrors(tell: () => void): void {
  tellOf = tell;
  setTimeout(tell, TELL_AFTER_MS);
}

/** Returns what was noticed, and keeps it no longer. */
export function takeNoticedErrors(): readonly NoticedError[] {
  return noticed.splice(0);
}
