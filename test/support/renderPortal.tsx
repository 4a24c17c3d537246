// Renders the whole portal in jsdom at an address, signed in as a persona of the sandbox.
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { addressesFor } from '../../sandbox/addresses.ts';
import { personClaims } from '../../sandbox/identity/claims.ts';
import { createSandbox, sandboxHandlers, type Sandbox } from '../../sandbox/sandbox.ts';
import type { User } from '@auth0/auth0-react';
import { App } from '../../src/App';
import { connectAuth } from '../../src/api/client/http';
import { createQueryClient } from '../../src/api/outcomes/queryClient';
import { underWayIn } from '../../src/api/outcomes/underWay';
import { createSession, type IdentityClient, type Session } from '../../src/auth/session';
import { askToLeave } from '../../src/browser/navigationBlocker';
import { createAnnouncer } from '../../src/toasts/announcer';
import { leanStyles } from './leanStyles';
import { watchTexts } from './ownTexts';
import { server } from './setup';

export interface Portal {
  sandbox: Sandbox;
  user: UserEvent;
  session: Session;
  queryClient: QueryClient;
  /** How often the identity provider's logout was requested. */
  logouts: () => number;
}

let places = 0;

/** Returns a new sandbox that answers all of the portal's requests. */
export function startSandbox(): Sandbox {
  const sandbox = createSandbox({ at: addressesFor('port', 5173, 4400), provisioningSeconds: 30 });
  server.use(...sandboxHandlers(sandbox));
  return sandbox;
}

/** Renders the portal for a persona (by key); `prepare` may change the sandbox's world and faults before the first request. */
export function renderPortal(
  persona: string,
  address: string,
  { prepare, sandbox = startSandbox() }: { prepare?: (sandbox: Sandbox) => void; sandbox?: Sandbox } = {},
): Portal {
  prepare?.(sandbox);
  // A unique key for the history entry, so that nothing is found that an earlier test stored under its own.
  window.history.replaceState({ key: `test-${(places += 1)}`, idx: 0 }, '', address);
  let logouts = 0;
  const { client, user } = identityOf(sandbox, persona, () => (logouts += 1));
  const announcer = createAnnouncer();
  const queryClient = createQueryClient(announcer);
  const session = createSession(client, user, {
    onEnd: () => queryClient.clear(),
    askFirst: askToLeave,
    underWay: underWayIn(queryClient),
  });
  connectAuth({ getToken: (options) => session.getToken(options), onLost: () => void session.lose() });
  const foundTexts = watchTexts();
  onTestFinished(() => expect(foundTexts(), 'texts without an element of their own').toEqual([]));
  render(
    <CacheProvider value={leanStyles}>
      <App session={session} queryClient={queryClient} announcer={announcer} />
    </CacheProvider>,
  );
  return { sandbox, user: userEvent.setup(), session, queryClient, logouts: () => logouts };
}

/** Returns the part of the identity client that a session uses, with the sandbox's tokens and claims. */
export function identityOf(sandbox: Sandbox, persona: string, onLogout: () => void = () => undefined) {
  const account = sandbox.world.accountByKey(persona);
  if (!account) throw new Error(`No persona ${persona}.`);
  const claims = (): unknown => ({ ...personClaims(sandbox.at, account), sub: account.sub });
  const client = {
    getTokenSilently: () => sandbox.tokens.accessToken(account),
    getUser: () => Promise.resolve(claims()),
    logout: () => {
      onLogout();
      return Promise.resolve();
    },
    loginWithRedirect: () => Promise.resolve(),
  } as unknown as IdentityClient;
  return { client, user: claims() as User };
}
