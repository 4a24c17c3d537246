// Files at addresses that the vendor supplied, read without the bearer token.
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';

const TIMEOUT_MS = 60_000;

/** Returns the file's bytes. Throws StatusError, NetworkError, or MalformedResponseError for a web page instead of a file. */
export async function readFile(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await ask(address, signal);
  if (isPage(response)) throw new MalformedResponseError();
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(false);
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(error instanceof DOMException && error.name === 'TimeoutError');
  }
  if (!response.ok) throw new StatusError(response.status, undefined);
  return response;
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;
