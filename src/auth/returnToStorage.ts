// What outlasts the way to the identity provider and back: the address at which a session was lost, kept across the logout that
// ends it; the login that was begun; and why the last one failed. Only addresses of this site and the provider's own words,
// never anything typed or secret; without storage the login leads to the root.
import { readStored, readStoredJson, store } from '../browser/storage/storage';
import type { SignInFailure } from './failure';

const RETURN_KEY = 'portal-return-to';
const LOGIN_KEY = 'portal-login-target';
const FAILURE_KEY = 'portal-login-failed';

/** Stores the address (path, query, hash) for the next login of this tab. */
export function storeReturnTo(path: string): void {
  store('tab', RETURN_KEY, path);
}

/** Returns the stored address and deletes it; undefined if there is none. */
export function takeReturnTo(): string | undefined {
  const path = readStored('tab', RETURN_KEY);
  store('tab', RETURN_KEY, undefined);
  return path;
}

/** A login that this tab has begun. */
interface BegunLogin {
  /** The address that it leads to; checked before it is used. */
  returnTo?: unknown;
  /** The identity provider's answer repeats it. */
  state?: string | undefined;
  /** It was answered; its callback may still be loaded again. */
  isAnswered?: boolean;
}

/** Stores the login that begins now. Returns whether that was possible. */
export function storeLogin(login: BegunLogin): boolean {
  return store('tab', LOGIN_KEY, JSON.stringify(login));
}

/** Returns the last login of this tab; undefined if there was none. It stays: its callback may be loaded again. */
export function storedLogin(): BegunLogin | undefined {
  const login = readRecord(LOGIN_KEY);
  return (
    login && {
      returnTo: login.returnTo,
      state: textOf(login.state),
      isAnswered: login.isAnswered === true,
    }
  );
}

/** Deletes the stored login: its callback is no longer in the address bar. */
export function forgetLogin(): void {
  store('tab', LOGIN_KEY, undefined);
}

/** Stores why a login failed, until the next one. */
export function storeFailure(failure: SignInFailure): void {
  store('tab', FAILURE_KEY, JSON.stringify(failure));
}

/** Returns why this tab's last login failed; undefined if it didn't. */
export function storedFailure(): SignInFailure | undefined {
  const failure = readRecord(FAILURE_KEY);
  return failure && { detail: textOf(failure.detail), returnTo: textOf(failure.returnTo) ?? '/' };
}

/** Deletes the stored failure: another login begins, or none is needed. */
export function forgetFailure(): void {
  store('tab', FAILURE_KEY, undefined);
}

function readRecord(key: string): Record<string, unknown> | undefined {
  const stored = readStoredJson('tab', key);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
