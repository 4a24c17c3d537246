// What to know before, and to do after, a change of subdomain (docs/product/consequences.md#subdomain).
import { message } from '../../messages/t';
import { instanceAddress } from '../instances/instanceAddress';
import { always, tasksFor, type Consequence, type InstanceFacts } from './facts';
import { remainingAfter, type Remaining } from './remaining';
import { ofConnection, ofProbe, ofUsers } from './sentences';

interface SubdomainChange {
  /** The instance's current domain. */
  from: string;
  /** The instance's new domain. */
  to: string;
  facts: InstanceFacts;
}

/** Returns what the change means, in display order. `callback` is the identity provider's callback address, which stays. */
export function subdomainConsequences(change: SubdomainChange, callback: string): Consequence[] {
  const { from, to, facts } = change;
  const addresses = { from: instanceAddress(from) ?? from, to: instanceAddress(to) ?? to };
  return [
    always(message('consequences.addressMoves', { from, to })),
    ofUsers(facts, (count) => message('consequences.subdomainUsers', { count })),
    always(message('consequences.probesNotUpdated')),
    ofProbe(
      facts,
      message('consequences.subdomainProbe', { from, to }),
      message('consequences.subdomainProbeUnread', { from, to }),
    ),
    ofConnection(
      facts,
      message('consequences.subdomainConnection', { ...addresses, callback }),
      message('consequences.subdomainConnectionUnread', addresses),
    ),
    always(message('consequences.unusableMeanwhile')),
  ];
}

/** Returns what remains to be done after the change. */
export function afterSubdomain({ from, to, facts }: SubdomainChange): Remaining {
  const tasks = [
    'tellNewAddress',
    'updateLinks',
    'updateRemoteProbes',
    ...tasksFor(facts.probe, 'updateProbes', 'updateProbesIfAny'),
    ...tasksFor(facts.connection, 'updateRegistration', 'updateRegistrationIfAny'),
  ];
  return remainingAfter(tasks, { from, to, address: to });
}
