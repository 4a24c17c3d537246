// Starts a session at the identity provider by the request that its login page sends, which saves half a second per journey.
// Journeys about signing in use `signInByHand`.
import { createHash, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { SANDBOX_CLIENT_ID, type Addresses } from '../../../sandbox/addresses.ts';

/** Signs a persona in, and sets the cookie that makes the portal request a token silently. Throws if the login is refused. */
export async function startSession(context: BrowserContext, at: Addresses, persona: string): Promise<void> {
  const query = new URLSearchParams({
    client_id: SANDBOX_CLIENT_ID,
    redirect_uri: at.portal,
    audience: at.portal,
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
    scope: 'openid',
    prompt: 'login',
  });
  const step = { maxRedirects: 0 };
  const login = await context.request.get(`${at.identity}/authorize?${query.toString()}`, step);
  const transaction = new URL(login.headers().location ?? '', at.identity).searchParams.get('transaction');
  const signedIn = await context.request.post(`${at.identity}/login`, {
    ...step,
    form: { transaction: transaction ?? '', persona },
  });
  if (!signedIn.headers().location?.startsWith(`${at.portal}/?code=`)) {
    throw new Error(`${persona} can’t be signed in so: ${await signedIn.text()}`);
  }
  // As the identity provider's library sets it.
  const name = `auth0.${SANDBOX_CLIENT_ID}.is.authenticated`;
  await context.addCookies([{ name, value: 'true', url: at.portal }]);
}
