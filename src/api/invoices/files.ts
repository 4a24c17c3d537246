// Files at addresses that the vendor supplied: read without the bearer token, and checked before the browser goes there.
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';

const TIMEOUT_MS = 60_000;

/** Returns the file's bytes. Throws StatusError, NetworkError, or MalformedResponseError for a web page instead of a file. */
export async function readFile(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await ask(address, {}, signal);
  if (isPage(response)) throw new MalformedResponseError();
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(false);
  }
}

/**
 * Checks that there is a file, so that going to its address doesn't replace the portal with an error page. Reads only the
 * answer's headers. Returns true also for an address that answers but that scripts may not read; false if the site's policy
 * keeps scripts from checking, as with a redirect to a host it doesn't list. Throws as readFile does.
 */
export async function isFileThere(address: string): Promise<boolean> {
  const head = new AbortController();
  const policy = watchPolicy(address);
  try {
    const response = await ask(address, {}, head.signal).catch((error: unknown) => {
      if (error instanceof StatusError) throw error;
      return ask(address, { mode: 'no-cors' }, head.signal);
    });
    if (isPage(response)) throw new MalformedResponseError();
    return true;
  } catch (error) {
    if (error instanceof NetworkError && (await policy.hasForbidden())) return false;
    throw error;
  } finally {
    policy.stop();
    head.abort();
  }
}

/** Watches from now on whether the site's content security policy blocks scripts from an address. */
function watchPolicy(address: string) {
  let isForbidden = false;
  const hear = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    isForbidden ||= disposition === 'enforce' && blockedURI.startsWith(new URL(address).origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return {
    /** Waits a moment first: the browser may report the violation only after the call has failed. */
    hasForbidden: async () => {
      await new Promise((resolve) => window.setTimeout(resolve));
      return isForbidden;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', hear),
  };
}

async function ask(address: string, options: RequestInit, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...options,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(error instanceof DOMException && error.name === 'TimeoutError');
  }
  if (!response.ok && response.type !== 'opaque') throw new StatusError(response.status, undefined);
  return response;
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') ?? false;
