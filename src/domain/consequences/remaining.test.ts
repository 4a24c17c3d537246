import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import {
  isFinished,
  remainingAfter,
  stillHolds,
  withTask,
  type ChangeKind,
  type CurrentSettings,
} from './remaining';
import { concernsConnection, tasksOf } from './tasks';

const subscription: Subscription = { id: 'sub-1', fqdn: 'acme-new.example', subscriptionStatus: 'active' };
const two = remainingAfter(['tellNewAddress', 'updateLinks'], { to: 'acme-new.example' });

describe('the list of remaining tasks', () => {
  it('is finished once every task is ticked in any order, until one is unticked', () => {
    const one = withTask(two, 'updateLinks', true);
    expect(isFinished(one)).toBe(false);
    const all = withTask(one, 'tellNewAddress', true);
    expect(isFinished(all)).toBe(true);
    expect(withTask(all, 'updateLinks', true).done).toHaveLength(2);
    expect(isFinished(withTask(all, 'updateLinks', false))).toBe(false);
  });

  it('skips unknown tasks', () => {
    const odd = remainingAfter(['constructor', 'updateLinks', 'of-tomorrow'], {});
    expect(tasksOf(odd).map(({ id }) => id)).toEqual(['updateLinks']);
  });

  it.each<[ChangeKind, Partial<Subscription & CurrentSettings>, boolean]>([
    ['subdomain', {}, true],
    ['subdomain', { fqdn: 'acme-third.example' }, false],
    ['cancellation', {}, false],
    ['cancellation', { subscriptionStatus: 'non_renewing' }, true],
    ['mfa', {}, true],
    ['mfa', { isMfaRequired: true }, true],
    ['mfa', { isMfaRequired: false }, false],
    ['transfer', {}, true],
    ['connection', {}, true],
    ['connection', { hasConnection: false }, true],
    ['connection', { hasConnection: true }, false],
  ])('of the kind %s with %j is still valid: %s', (kind, fields, holds) => {
    const { isMfaRequired, hasConnection, ...more } = fields;
    const known = { isMfaRequired, hasConnection };
    expect(stillHolds(kind, two, { ...subscription, ...more }, known)).toBe(holds);
  });

  it.each<[ChangeKind, string[], boolean]>([
    ['connection', [], true],
    ['subdomain', ['updateLinks', 'updateRegistration'], true],
    ['subdomain', ['updateLinks'], false],
    ['cancellation', ['removeRegistration'], true],
    ['mfa', ['tellSecondFactor'], false],
  ])('of the kind %s with the tasks %j involves the Entra ID connection: %s', (kind, tasks, concerns) => {
    expect(concernsConnection(kind, remainingAfter(tasks, {}))).toBe(concerns);
  });
});
