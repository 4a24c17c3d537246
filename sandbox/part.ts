// The one shape of everything outside the browser: a function from a Request to a Response.
import type { Addresses } from './addresses.ts';
import type { Account, World } from './world/world.ts';

/** Answers a request, or gives undefined where it is not its own. */
export type Part = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** What every part is made from: where things are, what is in the world (with its clock). */
export interface Surroundings {
  at: Addresses;
  world: World;
}

/** What the vendor API needs of the identity provider's tokens (sandbox/identity/tokens.ts makes it). */
export interface Tokens {
  /** A bearer token for this account, as the token endpoint would give it; valid for `seconds` of real time. */
  accessToken(account: Account, seconds?: number): Promise<string>;
  /** Whose valid bearer token the request carries; undefined where there is none, or a wrong or expired one. */
  accountOf(request: Request): Promise<Account | undefined>;
}
