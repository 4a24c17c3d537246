// The sandbox's remote control: a JSON API for browser tests and for the sandbox's own page, which this part serves, too.
import * as v from 'valibot';
import type { Addresses } from '../addresses.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { IdentitySettings } from '../identity/identityFaults.ts';
import { IDENTITY_FAULTS } from '../identity/identityFaults.ts';
import type { Part, Tokens } from '../part.ts';
import { pathBelow } from '../pathBelow.ts';
import { browserScript } from '../pages/browserScript.ts';
import type { RequestLog } from '../requestLog.ts';
import type { VendorWorld } from '../world/vendorWorld.ts';
import { homePage } from './homePage.ts';
import { clockSchema, faultSchema, resetSchema, seedSchema, settingsSchema } from './schemas.ts';
import { visitorOf } from './visitors.ts';

/** What the control reads and changes. */
export interface Controlled {
  at: Addresses;
  world: VendorWorld;
  /** The browser's time, which tokens go by. */
  browserClock: Clock;
  tokens: Tokens;
  identitySettings: IdentitySettings;
  faults: Faults;
  log: RequestLog;
  reset(stoppedAt?: number): void;
}

/** Returns the part at `at.control` and at the sandbox's own page. A malformed request is a 400. */
export function createControl(controlled: Controlled): Part {
  const { at, log, world, faults, tokens } = controlled;

  return async (request) => {
    const { method } = request;
    const home = pathBelow(at.base, request.url);
    if (method === 'GET' && (home === '' || home === '/')) return homePage(at, world.accounts);
    const path = pathBelow(at.control, request.url);
    if (path === undefined || method === 'OPTIONS') return undefined;

    try {
      switch (`${method} ${path}`) {
        case 'GET /page.js':
          return browserScript(import.meta.dirname, 'page.browser.js');
        case 'GET /state':
          return Response.json(stateOf(controlled));
        case 'GET /requests':
          return Response.json(log.since(Number(new URL(request.url).searchParams.get('since') ?? 0)));
        case 'POST /reset':
          controlled.reset(v.parse(resetSchema, await bodyOf(request)).clockStoppedAt);
          return Response.json(stateOf(controlled));
        case 'POST /faults':
          return Response.json(faults.add(v.parse(faultSchema, await request.json())), { status: 201 });
        case 'DELETE /faults':
          faults.clear();
          return Response.json(faults.list());
        case 'POST /clock':
          advance(controlled, v.parse(clockSchema, await request.json()));
          return Response.json(stateOf(controlled));
        case 'POST /settings':
          applySettings(controlled, v.parse(settingsSchema, await request.json()));
          return Response.json(stateOf(controlled));
        case 'POST /seed':
          seed(world, v.parse(seedSchema, await request.json()));
          return Response.json(stateOf(controlled));
      }
      const fault = /^\/faults\/(\d+)$/.exec(path)?.[1];
      if (method === 'DELETE' && fault !== undefined) {
        faults.remove(Number(fault));
        return Response.json(faults.list());
      }
      const key = /^\/token\/([^/]+)$/.exec(path)?.[1];
      const account = key === undefined ? undefined : world.accountByKey(decodeURIComponent(key));
      if (method === 'GET' && account) return Response.json({ token: await tokens.accessToken(account) });
      return Response.json({ message: 'The control has no such path.' }, { status: 404 });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return Response.json({ message }, { status: 400 });
    }
  };
}

/** Returns the parsed JSON body; `{}` if there is none. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}

function stateOf({ world, faults, identitySettings }: Controlled) {
  return {
    accounts: world.accounts,
    mails: world.mails,
    analytics: world.analytics,
    errors: world.errors,
    faults: faults.list(),
    clock: { seconds: world.clock.seconds(), iso: new Date(world.clock.now()).toISOString() },
    provisioningSeconds: world.provisioningSeconds,
    visitor: world.visitor,
    tokenSeconds: identitySettings.tokenSeconds,
    identityFault: identitySettings.fault ?? null,
    identityFaults: IDENTITY_FAULTS,
  };
}

function advance(
  { world, browserClock }: Controlled,
  { advanceSeconds, browserToo }: v.InferOutput<typeof clockSchema>,
): void {
  world.clock.advance(advanceSeconds);
  if (browserToo) browserClock.advance(advanceSeconds);
}

function applySettings(controlled: Controlled, settings: v.InferOutput<typeof settingsSchema>): void {
  const { world, identitySettings } = controlled;
  const { provisioningSeconds, geoCountry, tokenSeconds, identityFault } = settings;
  if (provisioningSeconds !== undefined) world.provisioningSeconds = provisioningSeconds;
  if (geoCountry !== undefined) world.visitor = visitorOf(geoCountry);
  if (tokenSeconds !== undefined) identitySettings.tokenSeconds = tokenSeconds;
  if (identityFault === null) delete identitySettings.fault;
  else if (identityFault) identitySettings.fault = { ...identityFault };
}

function seed(
  world: VendorWorld,
  { subscriptions, invoices, forbid }: v.InferOutput<typeof seedSchema>,
): void {
  if (subscriptions) {
    world.addSubscriptions(subscriptions.persona, subscriptions.count, subscriptions.preparingSeconds);
  }
  if (invoices) world.addInvoices(invoices.subscriptionId, invoices.count);
  if (forbid) world.forbid(forbid.subscriptionId, forbid.times);
}
