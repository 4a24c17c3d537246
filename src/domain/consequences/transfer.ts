// What to know before, and to do after, requesting a transfer to another region (docs/product/consequences.md#region-transfer).
// Support decides what a move changes: the portal only knows what to ask about.
import { message } from '../../messages/t';
import { always, tasksFor, type Consequence, type InstanceFacts } from './facts';
import { remainingAfter, type Remaining } from './remaining';
import { ofConnection, ofProbe, ofUsers } from './sentences';

interface Transfer {
  /** The regions' names. */
  from: string;
  to: string;
  /** The instance's domain. */
  address: string;
  facts: InstanceFacts;
}

/** Returns what requesting the transfer means. `name` is the instance's, `email` the user's. */
export function transferConsequences(
  { from, to, address, facts }: Transfer,
  name: string,
  email: string,
): Consequence[] {
  return [
    always(
      email === ''
        ? message('consequences.transferAsksUnsigned', { name, from, to })
        : message('consequences.transferAsks', { name, from, to, email }),
    ),
    ofUsers(facts, (count) => message('consequences.transferUsers', { count })),
    ofProbe(facts, message('consequences.transferProbe'), message('consequences.transferProbeUnread')),
    ofConnection(
      facts,
      message('consequences.transferConnection', { address }),
      message('consequences.transferConnectionUnread', { address }),
    ),
  ];
}

/** Returns what remains to be done once the transfer is requested. */
export function afterTransfer({ from, to, address, facts }: Transfer): Remaining {
  const tasks = [
    'agreeOnTransfer',
    ...tasksFor(facts.probe, 'askAboutProbes', 'askAboutProbesIfAny'),
    ...tasksFor(facts.connection, 'askAboutAddress', 'askAboutAddressIfAny'),
    'tellTransfer',
  ];
  return remainingAfter(tasks, { from, to, address });
}
