// What to know before, and to do after, an enterprise connection is deleted (docs/product/consequences.md#deleting-a-connection).
import { message } from '../../messages/t';
import { connectionForm, type EnterpriseConnection } from '../connections/connection';
import { always, type Consequence, type InstanceFacts } from './facts';
import { remainingAfter, type Remaining } from './remaining';
import { ofUsers } from './sentences';

/** Returns what deleting the connection means. `instance` is the instance's name. */
export function deletionConsequences(
  connection: Pick<EnterpriseConnection, 'options'>,
  instance: string,
  facts: Pick<InstanceFacts, 'users'>,
): Consequence[] {
  const { clientId } = connectionForm(connection);
  return [
    always(message('consequences.usersOf', { domains: domainsOf(connection), instance })),
    always(message('consequences.lockedOut')),
    ofUsers(
      facts,
      (count) => message('consequences.otherUsers', { count }),
      message('consequences.otherUsersUnread'),
    ),
    ...(clientId === '' ? [] : [always(message('consequences.registrationStays', { clientId }))]),
    always(message('consequences.secretNeeded')),
  ];
}

/** Returns what remains to be done after the deletion. `address` is the instance's domain. */
export function afterDeletion(connection: Pick<EnterpriseConnection, 'options'>, address: string): Remaining {
  const { clientId } = connectionForm(connection);
  return remainingAfter(['tellDirectoryUsers', 'removeOrKeepRegistration'], {
    address,
    clientId,
    domains: domainsOf(connection).join(', '),
  });
}

/** Returns the domains whose users sign in with the connection. */
function domainsOf(connection: Pick<EnterpriseConnection, 'options'>): string[] {
  const { domainAliases, tenantDomain } = connectionForm(connection);
  return domainAliases.length > 0 ? domainAliases : [tenantDomain];
}
