// Errors of calls that could not even be sent (docs/product/sign-in.md#token-failures): the network is down, or the session
// has ended. Shared by the identity side, which throws them, and the API side, which retries the first and doesn't report
// the second.

import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

/** A token could not be fetched because the network is down; the session continues once it is back. */
export class OfflineError extends MessageError {
  override name = 'OfflineError';
  constructor() {
    super(message('failures.offline'));
  }
}

/** The session has ended. Not shown to the user, because the page is about to leave for the login. */
export class SessionEndedError extends MessageError {
  override name = 'SessionEndedError';
  constructor() {
    super(message('failures.sessionEnded'));
  }
}
