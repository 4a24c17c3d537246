import { describe, expect, it } from 'vitest';
import { findInstances, hasInstance, instancesFor, isReadyInstance } from './instance';
import type { Role } from '../subscriptions/permission';
import { isDeleted } from '../subscriptions/subscription';
import type { Subscription } from '../subscriptions/subscription';

const made = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  planId: 'plan',
  stackId: `stack-${id}`,
  fqdn: `${id}.my-prtg.example`,
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  ...more,
});
const role = (resourceId: string, role: Role) => ({ resourceId, resourceType: 'subscription', role });

describe('an instance', () => {
  it.each<[string, Partial<Subscription>, boolean, boolean]>([
    ['ready', {}, true, true],
    ['preparing', { stackStatus: 'not_ready' }, true, false],
    ['unknown', { stackStatus: 'migrating' }, true, false],
    ['failed', { stackStatus: 'failed' }, false, false],
    ['deleted', { subscriptionStatus: 'cancelled' }, false, false],
  ])('that is %s exists and can be used as expected', (_, more, isThere, isReady) => {
    expect(hasInstance(made('a', more))).toBe(isThere);
    expect(isReadyInstance(made('a', more))).toBe(isReady);
  });

  it('doesn’t exist before it has a stack', () => {
    const subscription: Subscription = made('a');
    delete subscription.stackId;
    expect(hasInstance(subscription)).toBe(false);
    expect(isReadyInstance(subscription)).toBe(false);
  });

  it('is deleted only once its subscription has ended', () => {
    expect(isDeleted(made('a', { subscriptionStatus: 'cancelled' }))).toBe(true);
    expect(isDeleted(made('a', { subscriptionStatus: 'non_renewing' }))).toBe(false);
  });
});

describe('the instances offered by a tool', () => {
  const subscriptions = [made('b'), made('a10'), made('a9'), made('c', { stackStatus: 'failed' }), made('d')];

  it('are those with the permission, sorted by name', () => {
    const resources = [
      ...['a9', 'a10', 'b', 'c'].map((id) => role(id, 'owner')),
      role('d', 'admin'),
      { ...role('d', 'owner'), resourceType: 'invoice' },
    ];
    const ids = (permission: 'uploadFiles' | 'manageInstance') =>
      instancesFor(subscriptions, resources, permission).map(({ id }) => id);
    expect(ids('uploadFiles')).toEqual(['a9', 'a10', 'b']);
    expect(ids('manageInstance')).toEqual(['a9', 'a10', 'b', 'd']);
  });

  it.each([
    ['', ['b', 'a10', 'a9', 'c', 'd']],
    ['A1', ['a10']],
    ['my-prtg  b.', ['b']],
    ['eu-west a9', ['a9']],
    ['head quarters', ['d']],
    ['exampleeu-west', []],
    ['nothing', []],
    ['undefined', []],
  ])('can be searched for “%s”', (search, ids) => {
    const named = subscriptions.map((one) => (one.id === 'd' ? { id: 'd', name: 'Head Quarters' } : one));
    expect(findInstances(named, search).map(({ id }) => id)).toEqual(ids);
  });
});
