// The whole world outside the browser: one function from Request to Response, for the server and for unit tests.
import type { RequestHandler } from 'msw';
import { getResponse, http } from 'msw';
import type { Addresses } from './addresses.ts';
import { createAnalytics } from './analytics.ts';
import { assembleSandbox } from './assembleSandbox.ts';
import { createBilling } from './billing/createBilling.ts';
import { createClock } from './clock.ts';
import { createControl } from './control/createControl.ts';
import { createSitePages } from './control/sitePages.ts';
import { createErrorTracker } from './errorTracker.ts';
import type { Faults } from './faults.ts';
import { createFaults } from './faults.ts';
import { createGeo } from './geo.ts';
import { createGit } from './git.ts';
import { createIdentity } from './identity/createIdentity.ts';
import type { IdentitySettings } from './identity/identityFaults.ts';
import type { IdentityTokens } from './identity/tokens.ts';
import { createTokens } from './identity/tokens.ts';
import { pathBelow } from './pathBelow.ts';
import type { RequestLog } from './requestLog.ts';
import { createRequestLog } from './requestLog.ts';
import { createStorage } from './storage.ts';
import { vendorHandlers } from './vendor/handlers.ts';
import { createWorld } from './world/createWorld.ts';
import type { VendorWorld } from './world/vendorWorld.ts';

/** The sandbox with everything that tests reach into. */
export interface Sandbox {
  at: Addresses;
  world: VendorWorld;
  tokens: IdentityTokens;
  identitySettings: IdentitySettings;
  faults: Faults;
  log: RequestLog;
  /** Answers any request; with `Response.error()` if the connection is to be cut. */
  fetch(request: Request): Promise<Response>;
  /**
   * Restores everything to its initial state: world, clock (stopped at `stoppedAt`, in epoch milliseconds, if given), sessions,
   * settings, faults, log.
   */
  reset(stoppedAt?: number): void;
}

/** Returns a sandbox that answers at these addresses; a new instance takes `provisioningSeconds` of the world's clock. */
export function createSandbox(options: { at: Addresses; provisioningSeconds: number }): Sandbox {
  const { at, provisioningSeconds } = options;
  const world = createWorld(at, createClock(), provisioningSeconds);
  const browserClock = createClock();
  const surroundings = { at, world };
  const tokens = createTokens(at, world, browserClock);
  const identity = createIdentity(surroundings, tokens);
  const faults = createFaults();
  const log = createRequestLog();
  const handlers = vendorHandlers(at, world, tokens);

  const reset = (stoppedAt?: number) => {
    world.reset(stoppedAt);
    browserClock.reset();
    identity.reset();
    faults.reset();
    log.clear();
  };
  const shared = { at, world, tokens, identitySettings: identity.settings, faults, log, reset };
  const fetch = assembleSandbox({
    at,
    faults,
    log,
    control: createControl({ ...shared, browserClock }),
    parts: [
      createSitePages(at),
      identity.part,
      createBilling(surroundings),
      createGeo(surroundings),
      createGit(surroundings),
      createAnalytics(surroundings),
      createErrorTracker(surroundings),
      // Before the handlers: msw would otherwise read an upload's body itself.
      createStorage(surroundings),
      (request) => getResponse(handlers, request),
    ],
    personaOf: async (request) => {
      const account = await tokens.accountOf(request);
      const sub = account?.sub ?? identity.subOf(request);
      return sub === undefined ? undefined : world.accountBySub(sub)?.key;
    },
  });
  return { ...shared, fetch };
}

/** Returns handlers for msw's `setupServer`: they answer requests below the sandbox's addresses, and leave all others alone. */
export function sandboxHandlers(sandbox: Pick<Sandbox, 'at' | 'fetch'>): RequestHandler[] {
  return [
    http.all('*', ({ request }) =>
      pathBelow(sandbox.at.base, request.url) === undefined ? undefined : sandbox.fetch(request),
    ),
  ];
}
