// One function from Request to Response out of all parts: faults first, then the parts in turn, then 404; all logged.
import type { Addresses } from './addresses.ts';
import { preflight, withCors } from './cors.ts';
import type { Faults } from './faults.ts';
import { pathBelow } from './pathBelow.ts';
import type { Part } from './part.ts';
import type { RequestLog } from './requestLog.ts';

export interface Ingredients {
  at: Addresses;
  faults: Faults;
  log: RequestLog;
  /** Answers before faults and log: switching faults off must always work, and is no request of the portal's. */
  control: Part;
  parts: Part[];
  /** Key of the account behind a request, for the log. */
  personaOf: (request: Request) => Promise<string | undefined>;
}

/** Returns the sandbox's `fetch`. It answers any request, `Response.error()` where the connection is to be cut. */
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

  /** Made-up answers must be readable by the portal too; parts that name an origin themselves are left alone. */
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
