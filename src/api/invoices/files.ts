// Files at addresses that the vendor gave: read without the bearer token, and looked at before the browser is sent there.
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';

const TIMEOUT_MS = 60_000;

/** Returns the file's bytes. Throws StatusError, NetworkError, or MalformedResponseError for a web page in a file's place. */
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
 * Makes sure that there is a file, so that going to its address doesn't put an error page in the portal's place. Reads no
 * further than the answer's head. An address that scripts may not read but that answers counts as one. Returns false where the
 * site's policy keeps scripts from looking, as it does where the address only leads on to elsewhere. Throws as readFile.
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

/** Hears from now on whether it is the site's content security policy that keeps scripts from an address. */
function watchPolicy(address: string) {
  let isForbidden = false;
  const hear = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    isForbidden ||= disposition === 'enforce' && blockedURI.startsWith(new URL(address).origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return {
    /** The browser may say so a moment after the call has failed. */
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
