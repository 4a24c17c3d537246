// CORS headers for the portal's origin alone, as the vendor API and the outside services send them.
import type { Addresses } from './addresses.ts';

const ALLOWED_HEADERS = 'Authorization, Content-Type, Content-MD5';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';

/** Returns the response with headers that let the portal read it; errors need them as much as successes. */
export function withCors(response: Response, at: Addresses): Response {
  const headers = new Headers(response.headers);
  headers.set('Access-Control-Allow-Origin', at.portal);
  headers.set('Access-Control-Expose-Headers', 'Retry-After, Date');
  headers.append('Vary', 'Origin');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Returns the answer to a preflight (OPTIONS). */
export function preflight(at: Addresses): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': at.portal,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Max-Age': '600',
      Vary: 'Origin',
    },
  });
}
