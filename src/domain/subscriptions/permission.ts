// Which roles may do what to a subscription (docs/product/permissions.md#table). Hiding something here is a
// convenience: the API decides.
import type { Resource, Role } from '../../wire/user';
import { t } from '../../messages/t';
import { either } from '../../messages/formatters';

export type { Resource, Role } from '../../wire/user';

/** What a role can allow a user to do to a subscription. */
export type Permission = 'manageSubscription' | 'manageInstance' | 'manageInvoices' | 'uploadFiles';

const ROLES: ReadonlyMap<Permission, readonly Role[]> = new Map([
  ['manageSubscription', ['owner', 'direct_reseller', 'distributor']],
  ['manageInstance', ['owner', 'admin', 'direct_reseller', 'involved_reseller']],
  ['manageInvoices', ['owner', 'direct_reseller', 'distributor']],
  ['uploadFiles', ['owner', 'direct_reseller', 'involved_reseller']],
]);

const ROLE_NAMES = {
  owner: 'states.owner',
  admin: 'states.admin',
  direct_reseller: 'states.directReseller',
  involved_reseller: 'states.involvedReseller',
  distributor: 'states.distributor',
} as const;

/** Returns the roles that hold a permission; none for one that isn't in the table. */
export function rolesAllowed(permission: Permission): readonly Role[] {
  return ROLES.get(permission) ?? [];
}

/** True if the role has the permission; false without a role. */
export function isAllowed(permission: Permission, role: Role | undefined): boolean {
  return role !== undefined && rolesAllowed(permission).includes(role);
}

/** Whether one of the user's resources grants this permission on this subscription. */
export function can(resources: readonly Resource[], permission: Permission, subscriptionId: string): boolean {
  return resources.some(
    ({ resourceId, resourceType, role }) =>
      resourceId === subscriptionId && resourceType === 'subscription' && isAllowed(permission, role),
  );
}

/** Returns permissions by subscription id, so that thousands are looked up rather than searched. */
export function permissionsById(
  resources: readonly Resource[],
): ReadonlyMap<string, ReadonlySet<Permission>> {
  // One set per role, shared by subscriptions: most have a single role.
  const ofRole = new Map<Role, ReadonlySet<Permission>>();
  const permissionsOf = (role: Role) => {
    const known = ofRole.get(role) ?? new Set([...ROLES.keys()].filter((one) => isAllowed(one, role)));
    ofRole.set(role, known);
    return known;
  };
  const found = new Map<string, ReadonlySet<Permission>>();
  for (const { resourceId, resourceType, role } of resources) {
    if (resourceType !== 'subscription' || role === undefined) continue;
    const before = found.get(resourceId);
    const added = permissionsOf(role);
    found.set(resourceId, before ? new Set([...before, ...added]) : added);
  }
  return found;
}

/** Returns the ids of subscriptions the resources grant this permission on; fast for thousands of both. */
export function permittedIds(resources: readonly Resource[], permission: Permission): ReadonlySet<string> {
  const allowing = resources.filter(
    ({ resourceType, role }) => resourceType === 'subscription' && isAllowed(permission, role),
  );
  return new Set(allowing.map(({ resourceId }) => resourceId));
}

/**
 * Whether this permission is certain to be refused everywhere: the user has roles, but none that grants it. Users
 * without any role yet aren't refused: they may do this with what they will own.
 */
export function isNowhereAllowed(resources: readonly Resource[], permission: Permission): boolean {
  return (
    resources.length > 0 &&
    !resources.some(
      ({ resourceType, role }) => resourceType === 'subscription' && isAllowed(permission, role),
    )
  );
}

/** Returns the roles that have a permission, in words: 'owner, direct reseller, or distributor'. */
export function rolesLabel(permission: Permission): string {
  return either(roleNames(permission));
}

const roleNames = (permission: Permission) => rolesAllowed(permission).map((role) => t(ROLE_NAMES[role]));

/** Returns the sentence to show beside a disabled action. */
export function whoMay(permission: Permission): string {
  return t('states.needsRole', { roles: roleNames(permission) });
}
