// Unexpected errors, held in memory until they can be reported to operators (docs/product/error-reports.md#where): the code
// that reports them is loaded later than the first ones may happen.

/** An unexpected error, and where it happened. */
export interface NoticedError {
  thrown: unknown;
  /** The page's path where it happened. */
  pathname: string;
}

/** Upper limit of errors held at a time; later ones are dropped. */
const MOST = 10;
/** By then the first page and all that follows it have rendered, even on a slow phone. */
const TELL_AFTER_MS = 10_000;

const noticed: NoticedError[] = [];
let tellOf: (() => void) | undefined;

/** Holds what was thrown until it is taken. */
export function noticeError(thrown: unknown): void {
  if (noticed.length < MOST) noticed.push({ thrown, pathname: location.pathname });
  tellOf?.();
}

/** From now on calls `tell` after each error, and once after TELL_AFTER_MS. */
export function reportErrors(tell: () => void): void {
  tellOf = tell;
  setTimeout(tell, TELL_AFTER_MS);
}

/** Returns the errors noticed so far and forgets them. */
export function takeNoticedErrors(): readonly NoticedError[] {
  return noticed.splice(0);
}
