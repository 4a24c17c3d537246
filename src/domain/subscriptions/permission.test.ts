import { describe, expect, it } from 'vitest';
import {
  can,
  isAllowed,
  isNowhereAllowed,
  permissionsById,
  rolesAllowed,
  rolesLabel,
  whoMay,
  type Permission,
  type Resource,
  type Role,
} from './permission';

const ROLES: readonly Role[] = ['owner', 'admin', 'direct_reseller', 'involved_reseller', 'distributor'];

/** A permission that the types don't allow, but that a bug could pass at run time. */
const unknown = (name: string) => name as Permission;

describe('the permission', () => {
  it.each<[Permission, Role[]]>([
    ['manageSubscription', ['owner', 'direct_reseller', 'distributor']],
    ['manageInstance', ['owner', 'admin', 'direct_reseller', 'involved_reseller']],
    ['manageInvoices', ['owner', 'direct_reseller', 'distributor']],
    ['uploadFiles', ['owner', 'direct_reseller', 'involved_reseller']],
    [unknown('deleteEverything'), []],
    [unknown(''), []],
    [unknown('constructor'), []],
    [unknown('__proto__'), []],
    [unknown('toString'), []],
  ])('%s is granted to the roles %j', (permission, roles) => {
    expect(rolesAllowed(permission)).toEqual(roles);
    expect(ROLES.filter((role) => isAllowed(permission, role)).sort()).toEqual([...roles].sort());
    expect(isAllowed(permission, undefined)).toBe(false);
    expect(isAllowed(permission, 'Owner' as Role)).toBe(false);
  });
});

describe('a resource', () => {
  const resources: Resource[] = [
    { resourceId: 'a', resourceType: 'subscription', role: 'admin' },
    { resourceId: 'b', resourceType: 'subscription' },
    { resourceId: 'b', resourceType: 'subscription', role: 'owner' },
    { resourceId: 'c', resourceType: 'stack', role: 'owner' },
    { resourceId: 'd', resourceType: 'subscription', role: 'admin' },
    { resourceId: 'd', resourceType: 'subscription', role: 'distributor' },
  ];
  it.each<[Permission, string, boolean]>([
    ['manageInstance', 'a', true],
    ['manageSubscription', 'a', false],
    ['manageSubscription', 'b', true],
    ['manageSubscription', 'c', false],
    ['manageSubscription', 'd', true],
    ['manageInstance', 'd', true],
    ['uploadFiles', 'd', false],
    ['manageSubscription', 'nobody', false],
    [unknown('constructor'), 'b', false],
  ])('grants %s on %s: %s', (permission, id, allowed) => {
    expect(can(resources, permission, id)).toBe(allowed);
    expect(can([], permission, id)).toBe(false);
    expect(permissionsById(resources).get(id)?.has(permission) === true).toBe(allowed);
  });

  it('without a role isn’t listed for its subscription', () => {
    expect(permissionsById([{ resourceId: 'a', resourceType: 'subscription' }])).toEqual(new Map());
  });
});

describe('the permission manageInvoices', () => {
  const admin: Resource = { resourceId: 'a', resourceType: 'subscription', role: 'admin' };
  const owner: Resource = { resourceId: 'b', resourceType: 'subscription', role: 'owner' };
  it.each<[string, Resource[], boolean]>([
    ['for a user without roles', [], false],
    ['for an admin', [admin], true],
    ['for an admin who owns another subscription', [admin, owner], false],
    ['for the owner of another kind of resource', [{ ...owner, resourceType: 'stack' }], true],
  ])('is granted nowhere %s: %s', (_whom, resources, refused) => {
    expect(isNowhereAllowed(resources, 'manageInvoices')).toBe(refused);
  });
});

describe('the text about roles', () => {
  it.each<[Permission, string]>([
    ['manageSubscription', 'owner, direct reseller, or distributor'],
    ['manageInstance', 'owner, admin, direct reseller, or involved reseller'],
    ['uploadFiles', 'owner, direct reseller, or involved reseller'],
  ])('for %s is “%s”', (permission, words) => {
    expect(rolesLabel(permission)).toBe(words);
  });

  it('is part of a sentence', () => {
    expect(whoMay('manageInvoices')).toBe('This needs the role owner, direct reseller, or distributor.');
  });
});
