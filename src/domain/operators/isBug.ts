// What operators are told of at all (docs/product/error-reports.md#what): what nobody expected. What the user is told about,
// because the API refused it or the network is away, is no bug of the portal's.
import { MessageError } from '../../messages/MessageError';

/** Names of errors that mean: somebody ended it. */
const ENDED = new Set(['AbortError', 'CalledOffError', 'CheckoutClosedError', 'WaitStoppedError']);

/** What `fetch` and `import()` say where the network is away or a file is gone; the browsers give no other sign. */
const NETWORK =
  /^(?:Failed to fetch|Load failed$|NetworkError when|network error$|Importing a module script failed|error loading dynamically imported)/;

/** Takes whatever was thrown. */
export function isBug(thrown: unknown): boolean {
  if (thrown instanceof MessageError) return false;
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return true;
  return !ENDED.has(thrown.name) && !(thrown.name === 'TypeError' && NETWORK.test(thrown.message));
}
