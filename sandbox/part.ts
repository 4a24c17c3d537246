// The one shape of everything outside the browser: a function from a Request to a Response.
import type { Addresses } from './addresses.ts';
import type { Account, World } from './world/world.ts';

/** Answers a request; returns undefined if the request belongs to another part. */
export type Part = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** What parts are made from: the addresses, and the world with its clock. */
export interface Surroundings {
  at: Addresses;
  world: World;
}

/** What the vendor API needs of the identity provider's tokens (made by sandbox/identity/tokens.ts). */
export interface Tokens {
  /** Returns a bearer token for this account, as the token endpoint would; valid for `seconds` of the browser's time. */
  accessToken(account: Account, seconds?: number): Promise<string>;
  /** Returns the account whose bearer token the request carries; undefined if there is none, or an invalid or expired one. */
  accountOf(request: Request): Promise<Account | undefined>;
}
