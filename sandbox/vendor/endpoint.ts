// One call of the vendor API: who calls, what the request contains, and how an answer or a refusal is sent
// (docs/product/vendor-api.md#base-and-token, docs/product/vendor-api.md#errors).
import { http } from 'msw';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
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

/** A call: its caller, and its request's contents. */
export interface Call extends VendorApi {
  account: Account;
  /** Returns a parameter of the path. */
  param: (name: string) => string;
  query: (name: string) => string | undefined;
  /** Returns the JSON body. Throws a 400 if it isn't of exactly this shape. */
  body: <S extends v.GenericSchema>(shape: S) => Promise<v.InferOutput<S>>;
  /** For calls without a body: throws a 400 if there is one. */
  noBody: () => Promise<void>;
}

/** Carries out a call. Returns a value to send as JSON, a Response, or undefined for 204. May throw a `Refusal`. */
export type Answer = (call: Call) => unknown;

const UNAUTHORIZED = new Refusal(401, 'Your session has expired. Please log in again.');

async function bodyOf<S extends v.GenericSchema>(request: Request, shape: S): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(400, 'The request has content of another kind than JSON.');
  }
  const text = await request.clone().text();
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

/** Runs the call and returns its response, or the refusal it throws. Without a valid bearer token that is a 401. */
async function respond(
  api: VendorApi,
  request: Request,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  answer: Answer,
): Promise<Response> {
  try {
    const account = await api.tokens.accountOf(request);
    if (!account) throw UNAUTHORIZED;
    const call: Call = {
      ...api,
      account,
      param: (name) => String(params[name]),
      query: (name) => new URL(request.url).searchParams.get(name) ?? undefined,
      body: (shape) => bodyOf(request, shape),
      async noBody() {
        if ((await request.clone().text()) !== '') throw new Refusal(400, 'This request takes no content.');
      },
    };
    return responseFor(await answer(call));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'all';

/** Returns a handler for a method and a path below the API's address; `:name` in the path is a parameter. */
export function endpoint(api: VendorApi, method: Method, path: string, answer: Answer): RequestHandler {
  return http[method](`${api.at.api}${path}`, async ({ request, params }) =>
    withCors(await respond(api, request, params, answer), api.at),
  );
}
