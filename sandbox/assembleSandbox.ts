// Combines all parts into one function from Request to Response: faults first, then each part in turn, else 404. Logs every
// request except preflights and those to the control.
import type { Addresses } from './addresses.ts';
import { preflight, withCors } from './cors.ts';
import type { Faults } from './faults.ts';
import { pathBelow } from './pathBelow.ts';
import type { Part } from './part.ts';
import type { RequestLog } from './requestLog.ts';

/** What the sandbox's `fetch` is made from. */
export interface Ingredients {
  at: Addresses;
  faults: Faults;
  log: RequestLog;
  /** Runs before faults and log: removing faults must always work, and its requests are not the portal's. */
  control: Part;
  parts: Part[];
  /** Returns the key of the account behind a request, for the log. */
  personaOf: (request: Request) => Promise<string | undefined>;
}

/** Returns the sandbox's `fetch`. It answers any request; with `Response.error()` if the connection is to be cut. */
export function assembleSandbox(ingredients: Ingredients): (request: Request) => Promise<Response> {
  const { at, faults, log, control, parts, personaOf } = ingredients;

  async function answer(request: Request): Promise<Response> {
    for (const part of parts) {
      const response = await part(request);
      if (response) return response;
    }
    return request.method === 'OPTIONS'
      ? preflight(at)
      : Response.json({ message: 'Nothing here in the sandbox.' }, { status: 404 });
  }

  /** Adds CORS headers for the portal, which answers made up by faults lack; responses that already have them stay unchanged. */
  function readable(request: Request, response: Response): Response {
    const settled = response.type === 'error' || response.headers.has('Access-Control-Allow-Origin');
    return settled || request.headers.get('Origin') !== at.portal ? response : withCors(response, at);
  }

  return async (request) => {
    const controlled = await control(request);
    if (controlled) return readable(request, controlled);

    const path = `${pathBelow(at.base, request.url) ?? ''}${new URL(request.url).search}`;
    if (request.method === 'OPTIONS') {
      return readable(request, await faults.apply(request, path, () => answer(request)));
    }
    const persona = await personaOf(request);
    const from = request.headers.get('Origin');
    const entry = log.add({
      at: Date.now(),
      method: request.method,
      path,
      hasAuthorization: request.headers.has('Authorization'),
      ...(persona !== undefined && { persona }),
      ...(from !== null && { from }),
    });
    const response = await faults.apply(request, path, () => answer(request));
    entry.status = response.type === 'error' ? 0 : response.status;
    return readable(request, response);
  };
}
