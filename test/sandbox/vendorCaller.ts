// The sandbox's vendor API alone, for tests: a new world, made-up tokens, and a function that calls the API as a persona.
import { getResponse } from 'msw';
import { addressesFor } from '../../sandbox/addresses.ts';
import type { Clock } from '../../sandbox/clock.ts';
import { createClock } from '../../sandbox/clock.ts';
import type { Tokens } from '../../sandbox/part.ts';
import { vendorHandlers } from '../../sandbox/vendor/handlers.ts';
import { createWorld } from '../../sandbox/world/createWorld.ts';
import type { VendorWorld } from '../../sandbox/world/vendorWorld.ts';

interface Answered {
  status: number;
  /** The parsed JSON, or undefined if there is no body. */
  body: unknown;
  headers: Headers;
}

export interface VendorCaller {
  at: ReturnType<typeof addressesFor>;
  world: VendorWorld;
  clock: Clock;
  /** Calls the API as a persona (by key), or without a token for ''. `line` is the method and the path below the API. */
  call: (persona: string, line: string, body?: unknown) => Promise<Answered>;
  /** Orders a subscription as a persona, pays, and returns the subscription's id. */
  buy: (persona: string, subdomain: string, planId?: string) => Promise<string>;
}

const START = Date.UTC(2026, 0, 15, 12);

/** Returns a caller whose clock stands still until it is advanced. */
export function createCaller(provisioningSeconds = 20): VendorCaller {
  const at = addressesFor('port', 5173, 4400);
  const clock = createClock(() => START);
  const world = createWorld(at, clock, provisioningSeconds);
  const tokens: Tokens = {
    accessToken: (account) => Promise.resolve(`token-of-${account.key}`),
    accountOf: (request) => {
      const key = /^Bearer token-of-(.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
      return Promise.resolve(key === undefined ? undefined : world.accountByKey(key));
    },
  };
  const handlers = vendorHandlers(at, world, tokens);

  async function call(persona: string, line: string, body?: unknown): Promise<Answered> {
    const [method = '', path = ''] = line.split(' ');
    const headers = new Headers({ Origin: at.portal });
    if (persona) headers.set('Authorization', `Bearer token-of-${persona}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const request = new Request(`${at.api}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${line}.`);
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, body: parsed, headers: response.headers };
  }

  async function buy(persona: string, subdomain: string, planId = 'prtg-500-monthly-eur'): Promise<string> {
    const order = { subdomain, plan_id: planId, region: 'eu-west-1', tester: false };
    const { status, body } = await call(persona, 'POST /customer/subscriptions', order);
    if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
    return world.completeCheckout((body as { id: string }).id);
  }

  return { at, world, clock, call, buy };
}
