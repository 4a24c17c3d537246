// Errors of calls that could not even be sent (docs/product/sign-in.md#token-failures): there is no token for now, or the
// session has ended. Shared by the identity side, which throws them, and the API side, which retries the first and doesn't
// report the second.

import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

/** A token could not be fetched, for a reason that says nothing about the session: it continues once that is over. */
export class NoTokenError extends MessageError {
  override name = 'NoTokenError';
}

/** The session has ended. Not shown to the user, because the page is about to leave for the login. */
export class SessionEndedError extends MessageError {
  override name = 'SessionEndedError';
  constructor() {
    super(message('failures.sessionEnded'));
  }
}
