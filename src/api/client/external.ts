// The services beside the vendor's API (visitor lookup, git hosting, analytics): a client of their own, which knows no
// token, sends no cookie and converts nothing (docs/product/vendor-api.md#other-services).
import axios from 'axios';
import { toApiError } from './errors';

const TIMEOUT_MS = 10_000;

const client = axios.create({ timeout: TIMEOUT_MS, withCredentials: false });

/** GET of an absolute URL. Returns the body unconverted. Throws NetworkError or StatusError. */
export async function getExternal(
  url: string,
  options: { params?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<unknown> {
  try {
    return (await client.get<unknown>(url, options)).data;
  } catch (error) {
    throw toApiError(error);
  }
}
