import { describe, expect, it } from 'vitest';
import { can, isAllowed, isNowhereAllowed, rolesAllowed, rolesInWords, whoMay } from './permission';

const ROLES = ['owner', 'admin', 'direct_reseller', 'involved_reseller', 'distributor', 'user'];

describe('who may', () => {
  it.each([
    ['manageSubscription', ['owner', 'direct_reseller', 'distributor']],
    ['manageInstance', ['owner', 'admin', 'direct_reseller', 'involved_reseller']],
    ['manageInvoices', ['owner', 'direct_reseller', 'distributor']],
    ['uploadFiles', ['owner', 'direct_reseller', 'involved_reseller']],
    ['deleteEverything', []],
    ['', []],
    ['constructor', []],
    ['__proto__', []],
    ['toString', []],
  ])('%s: %j', (permission, roles) => {
    expect(rolesAllowed(permission)).toEqual(roles);
    expect(ROLES.filter((role) => isAllowed(permission, role)).sort()).toEqual([...roles].sort());
    expect(isAllowed(permission)).toBe(false);
    expect(isAllowed(permission, '')).toBe(false);
    expect(isAllowed(permission, 'Owner')).toBe(false);
  });
});

describe('a resource', () => {
  const resources = [
    { resourceId: 'a', resourceType: 'subscription', role: 'admin' },
    { resourceId: 'b', resourceType: 'subscription', role: 'user' },
    { resourceId: 'b', resourceType: 'subscription', role: 'owner' },
    { resourceId: 'c', resourceType: 'stack', role: 'owner' },
  ];
  it.each([
    ['manageInstance', 'a', true],
    ['manageSubscription', 'a', false],
    ['manageSubscription', 'b', true],
    ['manageSubscription', 'c', false],
    ['manageSubscription', 'nobody', false],
    ['constructor', 'b', false],
  ])('gives %s on %s: %s', (permission, id, allowed) => {
    expect(can(resources, permission, id)).toBe(allowed);
    expect(can([], permission, id)).toBe(false);
  });
});

describe('isNowhereAllowed', () => {
  const admin = { resourceId: 'a', resourceType: 'subscription', role: 'admin' };
  const owner = { resourceId: 'b', resourceType: 'subscription', role: 'owner' };
  it.each([
    ['to nobody yet', [], false],
    ['to an admin', [admin], true],
    ['to an admin who owns another one', [admin, owner], false],
    ['to the owner of something else', [{ ...owner, resourceType: 'stack' }], true],
  ])('manageInvoices is refused %s: %s', (_whom, resources, refused) => {
    expect(isNowhereAllowed(resources, 'manageInvoices')).toBe(refused);
  });
});

describe('words', () => {
  it.each([
    ['manageSubscription', 'owner, direct reseller or distributor'],
    ['manageInstance', 'owner, admin, direct reseller or involved reseller'],
    ['uploadFiles', 'owner, direct reseller or involved reseller'],
    ['deleteEverything', 'nobody'],
  ])('for %s: %s', (permission, words) => {
    expect(rolesInWords(permission)).toBe(words);
  });

  it('make a sentence', () => {
    expect(whoMay('manageInvoices')).toBe('This needs the role owner, direct reseller or distributor.');
  });
});
