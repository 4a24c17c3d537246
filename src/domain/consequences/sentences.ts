// Sentences shared by several changes: about the probe, the directory and the users.
import { message, type Message } from '../../messages/t';
import { meaningOf, type Consequence, type InstanceFacts } from './facts';

/** Returns what a change means for the probe's configuration: `on` if it is enabled, `unread` if that couldn't be read. */
export function ofProbe({ probe }: Pick<InstanceFacts, 'probe'>, on: Message, unread: Message): Consequence {
  return meaningOf(probe, {
    reading: message('consequences.checkingProbe'),
    unread,
    known: (isEnabled) => (isEnabled ? on : message('consequences.probeOff')),
  });
}

/** Returns what a change means for sign-in with a directory: `setUp` if there is a connection, `none` if there isn't. */
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

/** Returns what a change means for the instance's users; `known` takes their number. */
export function ofUsers(
  { users }: Pick<InstanceFacts, 'users'>,
  known: (count: number) => Message,
  unread: Message = message('consequences.usersUnread'),
): Consequence {
  return meaningOf(users, { reading: message('consequences.countingUsers'), unread, known });
}
