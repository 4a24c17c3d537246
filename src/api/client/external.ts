// The services beside the vendor's API (visitor lookup, git hosting, analytics): a client of their own, which knows no
// token, sends no cookie and converts nothing (docs/product/vendor-api.md#other-services).
import type { AxiosResponse } from 'axios';
import { createClient } from './createClient';
import { MalformedResponseError, toApiError } from './errors';

const TIMEOUT_MS = 10_000;

const client = createClient({ timeout: TIMEOUT_MS });

interface Options {
  params?: Record<string, string>;
  signal?: AbortSignal;
}

/** GET of an absolute URL. Returns the body unconverted. Throws NetworkError or StatusError. */
export async function getExternal(url: string, options: Options = {}): Promise<unknown> {
  return (await ask(url, options)).data;
}

/**
 * GET of a text file at an absolute URL. Throws as getExternal does, and MalformedResponseError if there is no text, or a web
 * page instead: a storage may answer 200 with a page that says what is wrong, or asks for a login.
 */
export async function getExternalText(url: string): Promise<string> {
  const { data, headers } = await ask(url, {});
  if (typeof data !== 'string' || data === '') throw new MalformedResponseError();
  const isPage = /^text\/html\b/i.test(String(headers['content-type'])) || data.trimStart().startsWith('<');
  if (isPage) throw new MalformedResponseError();
  return data;
}

async function ask(url: string, options: Options): Promise<AxiosResponse<unknown>> {
  try {
    return await client.get<unknown>(url, options);
  } catch (error) {
    throw toApiError(error);
  }
}
