// One call of the vendor API: who calls, whether the request is as the list of calls describes it, and how an answer or a refusal
// is sent (docs/product/vendor-api.md#the-contract, docs/product/vendor-api.md#errors).
import { http } from 'msw';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import type { PARAMETERS } from '../../build/contract/call.ts';
import { calls, isForStaff, type BodyOf, type CallName } from '../../build/contract/calls.ts';
import type { Addresses } from '../addresses.ts';
import { withCors } from '../cors.ts';
import type { Tokens } from '../part.ts';
import type { Account } from '../world/world.ts';
import type { VendorWorld } from '../world/vendorWorld.ts';
import { Refusal } from './refusal.ts';

/** What every call works on. */
export interface VendorApi {
  at: Addresses;
  world: VendorWorld;
  tokens: Tokens;
}

/** A call: its caller, and what its address contains. */
export interface Call extends VendorApi {
  account: Account;
  /** Returns a parameter of the path. */
  param: (name: keyof typeof PARAMETERS) => string;
  /** Returns a parameter of the query. */
  query: (name: string) => string;
}

/**
 * What answers each call. Gets the body as the list describes it. Returns a value to send as JSON, a Response, or undefined for
 * 204. May throw a `Refusal`.
 */
export type Answers = { [Name in CallName]: (call: Call, body: BodyOf<Name>) => unknown };

const SUPPORTER_ROLE = 'supporter';

/** Returns the request's body. Throws a 400 if it isn't exactly what `shape` describes, or if there is one without a shape. */
async function bodyOf(request: Request, shape: v.GenericSchema | undefined): Promise<unknown> {
  const text = await request.clone().text();
  if (!shape && text !== '') throw new Refusal(400, 'This request takes no content.');
  if (!shape) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(400, 'The request has content of another kind than JSON.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request has no readable content.');
  }
  const result = v.safeParse(shape, value);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? 'content';
  throw new Refusal(400, `The request has a field that is missing, unknown or of the wrong kind: ${field}.`);
}

function responseFor(value: unknown): Response {
  if (value instanceof Response) return value;
  if (value === undefined) return new Response(null, { status: 204 });
  return Response.json(value);
}

/** Runs a call, and returns its response, or the refusal it throws. */
async function refusable(run: () => unknown): Promise<Response> {
  try {
    return responseFor(await run());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

/** Returns the caller. Throws a 401 without a valid bearer token. */
async function accountOf({ tokens }: VendorApi, request: Request): Promise<Account> {
  const account = await tokens.accountOf(request);
  if (!account) throw new Refusal(401, 'Your session has expired. Please log in again.');
  return account;
}

/** Returns the handler of one call: only a request that the list allows reaches the answer. */
export function endpoint<Name extends CallName>(
  api: VendorApi,
  name: Name,
  answer: Answers[Name],
): RequestHandler {
  const { line, query: asked = {}, body } = calls[name];
  const [method = '', path = ''] = line.split(' ');
  const run = async (request: Request, params: Readonly<Record<string, unknown>>) => {
    const account = await accountOf(api, request);
    if (isForStaff(name) && !account.roles.includes(SUPPORTER_ROLE)) {
      throw new Refusal(403, 'Only support staff may do this.');
    }
    const query = new URL(request.url).searchParams;
    for (const [key, { schema }] of Object.entries(asked)) {
      if (!v.is(schema, query.get(key))) throw new Refusal(400, `The request lacks a parameter: ${key}.`);
    }
    const call: Call = {
      ...api,
      account,
      param: (key) => String(params[key]),
      query: (key) => query.get(key) ?? '',
    };
    return answer(call, (await bodyOf(request, body)) as BodyOf<Name>);
  };
  return http[method.toLowerCase() as 'get'](
    `${api.at.api}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    async ({ request, params }) => withCors(await refusable(() => run(request, params)), api.at),
  );
}

/** Returns the handler of every address that no call has: 404, or 401 without a token. */
export function nowhere(api: VendorApi): RequestHandler {
  const run = async (request: Request) => {
    await accountOf(api, request);
    throw new Refusal(404, 'There is nothing at this address.');
  };
  return http.all(`${api.at.api}/*`, async ({ request }) =>
    withCors(await refusable(() => run(request)), api.at),
  );
}
