// What to know before, and to do after, multifactor authentication is required of all users
// (docs/product/consequences.md#multifactor).
import { message } from '../../messages/t';
import { always, type Consequence, type InstanceFacts } from './facts';
import { remainingAfter, type Remaining } from './remaining';
import { ofConnection, ofUsers } from './sentences';

/** Returns what requiring multifactor authentication means. */
export function mfaConsequences(facts: Pick<InstanceFacts, 'users' | 'connection'>): Consequence[] {
  return [
    always(message('settings.requireMfaMeans')),
    ofUsers(facts, (count) => message('consequences.mfaUsers', { count })),
    ofConnection(
      facts,
      message('consequences.mfaConnection'),
      message('consequences.mfaConnectionUnread'),
      message('consequences.mfaNoConnection'),
    ),
  ];
}

/** Returns what remains to be done once it is required. */
export function afterMfa(address: string): Remaining {
  return remainingAfter(['tellSecondFactor', 'trySecondFactor'], { address });
}
