// The API without screens, signed in as a persona of a new sandbox.
import { addressesFor } from '../../sandbox/addresses.ts';
import { createSandbox, sandboxHandlers, type Sandbox } from '../../sandbox/sandbox.ts';
import type { Account } from '../../sandbox/world/world.ts';
import { connectAuth } from '../../src/api/client/http';
import { server } from './setup';

export interface Connection {
  sandbox: Sandbox;
  account: Account;
  /** The options of every token request. */
  tokensAsked: { fresh?: boolean }[];
  /** How often the API reported the session as lost. */
  losses: () => number;
  /** The id of the subscription of that name. */
  idOf: (name: string) => string;
  /** The requests to the vendor's API, as 'GET /customer/subscriptions', oldest first. */
  asked: () => string[];
}

/** Connects the API to a new sandbox as the persona with this key. Tokens come from `getToken` or else the sandbox. */
export function connectAs(
  persona: string,
  getToken?: (options: { fresh?: boolean }) => Promise<string>,
): Connection {
  const sandbox = createSandbox({ at: addressesFor('port', 5173, 4400), provisioningSeconds: 30 });
  server.use(...sandboxHandlers(sandbox));
  const account = sandbox.world.accountByKey(persona);
  if (!account) throw new Error(`No persona ${persona}.`);
  const tokensAsked: { fresh?: boolean }[] = [];
  let losses = 0;
  connectAuth({
    getToken: (options = {}) => {
      tokensAsked.push(options);
      return getToken ? getToken(options) : sandbox.tokens.accessToken(account);
    },
    onLost: () => (losses += 1),
  });
  return {
    sandbox,
    account,
    tokensAsked,
    losses: () => losses,
    idOf: (name) => [...sandbox.world.subscriptions.values()].find((one) => one.name === name)!.id,
    asked: () =>
      sandbox.log
        .since(0)
        .filter(({ path, method }) => path.startsWith('/api/') && method !== 'OPTIONS')
        .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`),
  };
}
