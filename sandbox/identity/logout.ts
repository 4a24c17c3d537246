// GET /v2/logout: ends the session, then redirects to the portal, and to no other address.
import type { Addresses } from '../addresses.ts';
import { SANDBOX_CLIENT_ID } from '../addresses.ts';
import { messagePage } from '../pages/page.ts';
import { isPortal } from './authorizeRequest.ts';
import type { Sessions } from './sessions.ts';

/** Ends the request's session. Returns the redirect to the portal, or a page if there is no valid address to return to. */
export function answerLogout(request: Request, at: Addresses, sessions: Sessions): Response {
  const query = new URL(request.url).searchParams;
  const returnTo = query.get('returnTo');
  const response =
    returnTo === null
      ? messagePage('Signed out', 'You are signed out of the sandbox.')
      : query.get('client_id') === SANDBOX_CLIENT_ID && isPortal(at, returnTo)
        ? new Response(null, { status: 303, headers: { Location: returnTo, 'Cache-Control': 'no-store' } })
        : messagePage(
            'Oops, something went wrong',
            `"${returnTo}" is not an allowed address to return to: only ${at.portal} is.`,
            { status: 400 },
          );
  response.headers.append('Set-Cookie', sessions.end(request));
  return response;
}
