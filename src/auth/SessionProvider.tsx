// Feeds auth0-react's context from the session that was settled before React, and provides the portal's own view of it. Why not by
// auth0-react's provider: docs/decisions.md.
import { Auth0Context, initialContext, type Auth0ContextInterface } from '@auth0/auth0-react';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides `useAuth0`, `useSession` and `useProfile`. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const user = useSyncExternalStore(session.onChange, session.user);
  const auth0 = useMemo(
    () => ({
      // The portal uses nothing else of the library's context (pop-ups, passkeys, multifactor enrolment).
      ...initialContext,
      user,
      isAuthenticated: true,
      isLoading: false,
      // The cast hides the library's overload that returns a detailed response, which the portal never uses.
      getAccessTokenSilently: (() => session.getToken()) as Auth0ContextInterface['getAccessTokenSilently'],
      logout: session.logout,
    }),
    [user, session],
  );
  return (
    <SessionContext value={session}>
      <Auth0Context value={auth0}>{children}</Auth0Context>
    </SessionContext>
  );
}

/** Returns the running session. Throws outside of SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
