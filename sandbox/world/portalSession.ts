// The billing provider's portal sessions, in which customers edit their address and payment methods.
import type { Account, PortalSession } from './world.ts';
import type { VendorWorld } from './vendorWorld.ts';

const SESSION_LIFE_SECONDS = 3600;

/** Returns a session for the account, whose address is `url` followed by its token. */
export function newPortalSession(world: VendorWorld, account: Account, url: string): PortalSession {
  const token = crypto.randomUUID();
  const now = world.clock.seconds();
  const session: PortalSession = {
    id: `portal-${world.portalSessions.size + 1}`,
    token,
    access_url: `${url}/${token}`,
    status: 'created',
    created_at: now,
    expires_at: now + SESSION_LIFE_SECONDS,
  };
  world.portalSessions.set(token, { session, accountSub: account.sub });
  return session;
}
