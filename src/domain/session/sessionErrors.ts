// Why a call could not even be made (docs/product/sign-in.md#token-failures): the network is away, or the session is
// over. Known to both the identity side, which throws them, and the API side, which retries the one and keeps silent
// about the other.

import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

/** A token could not be fetched because the network is away: the session goes on when it is back. */
export class OfflineError extends MessageError {
  override name = 'OfflineError';
  constructor() {
    super(message('failures.offline'));
  }
}

/** The session is over: the page is about to leave for the login, so nobody needs to be told. */
export class SessionEndedError extends MessageError {
  override name = 'SessionEndedError';
  constructor() {
    super(message('failures.sessionEnded'));
  }
}
