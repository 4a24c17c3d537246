// What is said alike before several changes: of the probe, the directory and the users.
import { message, type Message } from '../../messages/t';
import { meaningOf, type Consequence, type InstanceFacts } from './facts';

/** Says what a change means for the probe's configuration: `on` where it is enabled, `unread` where nobody can say. */
export function ofProbe({ probe }: Pick<InstanceFacts, 'probe'>, on: Message, unread: Message): Consequence {
  return meaningOf(probe, {
    reading: message('consequences.checkingProbe'),
    unread,
    known: (isEnabled) => (isEnabled ? on : message('consequences.probeOff')),
  });
}

/** Says what it means for signing in with a directory: `setUp` where that is so, `none` where it isn't. */
export function ofConnection(
  { connection }: Pick<InstanceFacts, 'connection'>,
  setUp: Message,
  unread: Message,
  none: Message = message('consequences.noConnection'),
): Consequence {
  return meaningOf(connection, {
    reading: message('consequences.checkingConnection'),
    unread,
    known: (value) => (value ? setUp : none),
  });
}

/** Says what it means for so many users. */
export function ofUsers(
  { users }: Pick<InstanceFacts, 'users'>,
  known: (count: number) => Message,
  unread: Message = message('consequences.usersUnread'),
): Consequence {
  return meaningOf(users, { reading: message('consequences.countingUsers'), unread, known });
}
