// What all services beside the vendor API have in common: each answers below one address, for the portal's origin, and refuses
// requests with a bearer token, so that a leaked token is noticed (docs/outside-services.md#git-hosting-and-geo).
import type { Addresses } from './addresses.ts';
import { preflight, withCors } from './cors.ts';
import type { Part } from './part.ts';
import { pathBelow } from './pathBelow.ts';
import type { VendorWorld } from './world/vendorWorld.ts';

/** What an outside service works on. */
export interface OutsideSurroundings {
  at: Addresses;
  world: VendorWorld;
}

/** Answers a request by its path below the service's address; undefined becomes a 404. */
export type ServiceAnswer = (
  request: Request,
  path: string,
) => Promise<Response | undefined> | Response | undefined;

/** Returns a short plain-text answer, as these services send for errors. */
export function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Returns the part that serves `address` with `answer`. */
export function outsideService(at: Addresses, address: string, answer: ServiceAnswer): Part {
  return async (request) => {
    const path = pathBelow(address, request.url);
    if (path === undefined) return undefined;
    if (request.method === 'OPTIONS') return preflight(at);
    if (request.headers.has('Authorization')) {
      return withCors(plain(401, 'A bearer token must never be sent to this service.'), at);
    }
    return withCors((await answer(request, path)) ?? plain(404, 'There is nothing at this address.'), at);
  };
}
