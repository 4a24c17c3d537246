// Which errors are reported to operators (docs/product/error-reports.md#what): unexpected ones. An error that the user is told
// about, such as a refusal by the API or a lost network, is no bug of the portal.
import { MessageError } from '../../messages/MessageError';

/** Names of errors that mean that something was cancelled on purpose. */
const ENDED = new Set(['AbortError', 'CheckoutClosedError', 'WaitStoppedError']);

/** Messages of `fetch` and `import()` if the network is down or a file is gone; browsers give no other sign of it. */
const NETWORK =
  /^(?:Failed to fetch|Load failed$|NetworkError when|network error$|Importing a module script failed|error loading dynamically imported)/;

/** True if `thrown`, which may be any value, is to be reported. */
export function isBug(thrown: unknown): boolean {
  if (thrown instanceof MessageError) return false;
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return true;
  return !ENDED.has(thrown.name) && !(thrown.name === 'TypeError' && NETWORK.test(thrown.message));
}
