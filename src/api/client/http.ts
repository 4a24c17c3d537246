// The vendor's API (docs/product/vendor-api.md#base-and-token): base URL, a bearer token on every call and nowhere
// else, time-outs, camelCase answers, one replay after a 401. Knows the identity provider only through `connectAuth`.
import { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { config } from '../../config';
import type { Schema } from '../../wire/schema';
import { checked, fromWire, withoutNulls } from './answers';
import { createClient } from './createClient';
import { StatusError, toApiError } from './errors';
import { forgetCalls, noteCall, type RecentCall } from './recentCalls';

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

interface AuthConnection {
  /** Returns a bearer token; `fresh` bypasses every cache. The call throws its errors. */
  getToken(options?: { fresh?: boolean }): Promise<string>;
  /** Called when the API refuses even a fresh token: the session is of no use. */
  onLost(): void;
}

let auth: AuthConnection | undefined;
let refreshing: Promise<string> | undefined;

/** Sets where tokens come from. Called once, by the composition root. */
export function connectAuth(connection: AuthConnection): void {
  auth = connection;
  refreshing = undefined;
  forgetCalls();
}

// Without a cookie: the API identifies a user by the bearer token alone.
const client = createClient({ baseURL: config.apiUrl, allowAbsoluteUrls: false });
client.interceptors.request.use(async (request) => {
  request.headers.setAuthorization(`Bearer ${await connected().getToken()}`);
  request.sentAt = Date.now();
  return request;
});

declare module 'axios' {
  interface AxiosRequestConfig {
    /** When the call was sent, after its token had come; epoch ms. */
    sentAt?: number;
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Options of any call. */
export interface CallOptions {
  signal?: AbortSignal;
  params?: Record<string, string>;
  /** What stays unconverted in the answer: its keys (nulls still become absent), or everything. */
  keep?: 'keys' | 'everything';
}

/** A path below the API's base; a report tells only its pattern, in which `{id}` stands for each value. */
export type Path = RecentCall['path'];

/** A path, or a text without a value in it (a Record of one known text fits no empty object): `at` builds the others. */
type At<P extends string> = Path | ({ none?: never } extends Record<P, unknown> ? never : P);

/** GET below the API's base. Returns the checked answer. Throws NetworkError, StatusError or MalformedResponseError. */
export function get<T, P extends string>(path: At<P>, schema: Schema<T>, options?: CallOptions): Promise<T> {
  return call('get', path, schema, undefined, { ...options, isQuestion: true });
}

/** A POST that changes nothing: time-out as for a GET. */
export function ask<T, P extends string>(
  path: At<P>,
  schema: Schema<T>,
  body: unknown,
  options?: CallOptions,
): Promise<T> {
  return call('post', path, schema, body, { ...options, isQuestion: true });
}

/** A call that changes something. Sends `body` unconverted; returns and throws as `get` does. */
export function send<T, P extends string>(
  method: Exclude<Method, 'get'>,
  path: At<P>,
  schema: Schema<T>,
  body?: unknown,
  options?: CallOptions,
): Promise<T> {
  return call(method, path, schema, body, options);
}

async function call<T>(
  method: Method,
  given: Path | string,
  schema: Schema<T>,
  body: unknown,
  { signal, params, keep, isQuestion = false }: CallOptions & { isQuestion?: boolean } = {},
): Promise<T> {
  const path = typeof given === 'string' ? { url: given, pattern: given } : given;
  const readers = { keys: withoutNulls, everything: (answer: unknown) => answer };
  const read = (answer: unknown) => checked(schema, (keep ? readers[keep] : fromWire)(answer));
  const note = ({ sentAt: at = 0 }: AxiosRequestConfig = {}, answer?: AxiosResponse<unknown>) =>
    noteCall({ at, method, path, status: answer?.status ?? 0, ms: Date.now() - at }, answer?.headers.date);
  const request = async (): Promise<AxiosResponse<unknown>> => {
    try {
      const answer = await client.request<unknown>({
        method,
        url: path.url,
        data: body,
        timeout: isQuestion ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
        ...(params && { params }),
        ...(signal && { signal }),
      });
      note(answer.config, answer);
      return answer;
    } catch (error) {
      if (isAxiosError(error) && error.code !== 'ERR_CANCELED') note(error.config, error.response);
      throw toApiError(error);
    }
  };

  let response: AxiosResponse<unknown>;
  try {
    response = await request();
  } catch (error) {
    if (!(error instanceof StatusError) || error.status !== 401) throw error;
    // The API refused the token before it did anything, so that even a change may be sent again.
    await fetchFreshToken();
    response = await request().catch((again: unknown) => {
      if (again instanceof StatusError && again.status === 401) connected().onLost();
      throw again;
    });
  }
  return read(response.data);
}

function connected(): AuthConnection {
  if (!auth) throw new Error('No call before connectAuth.');
  return auth;
}

/** Fetches one fresh token for all calls that were refused at the same time; the next getToken returns it. */
function fetchFreshToken(): Promise<string> {
  refreshing ??= connected()
    .getToken({ fresh: true })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Returns the path with every value encoded. Throws RangeError for a value that can't be a path segment. */
export function at(texts: TemplateStringsArray, ...values: string[]): Path {
  return { url: String.raw({ raw: texts }, ...values.map(segment)), pattern: texts.join('{id}') };
}

function segment(value: string): string {
  // Browsers resolve '.' and '..' even when they are percent-encoded; half a surrogate pair has no encoding.
  if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw new RangeError('Not a usable identifier.');
  return encodeURIComponent(value);
}
