// Errors that nobody expected, until operators can be told of them (docs/product/error-reports.md#what). What tells them is
// loaded later, so whatever breaks before is kept here, in memory.

export interface NoticedError {
  thrown: unknown;
  /** Epoch ms. */
  atMs: number;
  /** The page's path where it happened. */
  pathname: string;
}

/** More is never reported. */
const MOST = 10;

let noticed: NoticedError[] = [];
let listener: (() => void) | undefined;

/** Keeps what was thrown. */
export function noticeError(thrown: unknown): void {
  if (noticed.length < MOST) noticed.push({ thrown, atMs: Date.now(), pathname: location.pathname });
  listener?.();
}

/** From now on calls `listen` whenever there is something to take; at once, where there is. */
export function whenErrorsAreNoticed(listen: () => void): void {
  listener = listen;
  if (noticed.length > 0) listen();
}

/** Returns what was noticed, and keeps it no longer. */
export function takeNoticedErrors(): readonly NoticedError[] {
  const taken = noticed;
  noticed = [];
  return taken;
}
