import { describe, expect, it } from 'vitest';
import { attentionFirst, faceted, isAttentionValue, narrowed, type Narrowing } from './facets';
import type { Subscription } from './subscription';

const NOW = Date.UTC(2026, 10, 22);
const inDays = (days: number) => NOW / 1000 + days * 86_400;

const subscription = (id: string, fields: Partial<Subscription> = {}): Subscription => ({
  id,
  planId: 'p1',
  region: 'eu',
  stackStatus: 'ready',
  subscriptionStatus: 'active',
  ...fields,
});

const ALL = [
  subscription('fine'),
  subscription('failed', { stackStatus: 'failed', region: 'us' }),
  subscription('owing', { totalDues: 100, planId: 'p2' }),
  subscription('trial', { subscriptionStatus: 'in_trial', expiresAt: inDays(3) }),
  subscription('young', { subscriptionStatus: 'in_trial', expiresAt: inDays(4) }),
  subscription('leaving', { actionAtTermEnd: 'cancel' }),
  subscription('gone', { subscriptionStatus: 'cancelled', region: undefined }),
  subscription('odd', { subscriptionStatus: 'paused', stackStatus: 'not_ready' }),
];

const chosen = (some: Partial<Narrowing> = {}): Narrowing => ({
  state: '',
  status: '',
  region: '',
  plan: '',
  attention: '',
  ...some,
});

const look = (some: Partial<Narrowing>) => {
  const { shown, counts } = narrowed(faceted(ALL, NOW, new Set(['owing'])), chosen(some));
  return { ids: shown.map(({ id }) => id), counts };
};

describe('“Needs attention”', () => {
  it.each([
    ['1', true],
    ['due', true],
    ['trial', true],
    ['', false],
    ['yes', false],
  ])('can be filtered by %j: %s', (value, expected) => expect(isAttentionValue(value)).toBe(expected));

  it('sorts such subscriptions first, and keeps the order otherwise', () => {
    const order = attentionFirst(faceted(ALL, NOW, new Set(['owing'])));
    expect(order.map(({ subscription: { id } }) => id)).toEqual([
      'failed',
      'owing',
      'trial',
      'leaving',
      'gone',
      'fine',
      'young',
      'odd',
    ]);
  });
});

describe('the facets', () => {
  it.each<[Partial<Narrowing>, string[]]>([
    [{}, ALL.map(({ id }) => id)],
    [{ state: 'failed' }, ['failed']],
    [{ state: 'preparing' }, ['odd']],
    [{ status: 'in_trial' }, ['trial', 'young']],
    [{ status: 'cancelled' }, ['leaving', 'gone']],
    [{ status: 'paused' }, ['odd']],
    [{ region: 'us' }, ['failed']],
    [{ region: 'none' }, ['gone']],
    [{ plan: 'p2' }, ['owing']],
    [{ plan: 'trial' }, ['trial', 'young']],
    [{ attention: '1' }, ['failed', 'owing', 'trial', 'leaving', 'gone']],
    [{ attention: '1', status: 'in_trial' }, ['trial']],
    [{ attention: 'due' }, ['owing']],
    [{ attention: 'cancelled' }, ['leaving', 'gone']],
    [{ region: 'nowhere' }, []],
  ])('%o filter the list to %j', (some, ids) => {
    expect(look(some).ids).toEqual(ids);
  });

  it('have a value for missing fields, too', () => {
    const nothing = { region: undefined, planId: undefined, subscriptionStatus: undefined };
    const [bare] = faceted([subscription('bare', nothing)], NOW, new Set());
    expect(bare).toMatchObject({ state: 'ready', status: 'none', region: 'none', plan: 'none' });
  });

  it('count the results of each value, given the other facets', () => {
    const { counts } = look({ status: 'active', region: 'us' });
    expect([...counts.status]).toEqual([['active', 1]]);
    expect([...counts.region]).toEqual([
      ['eu', 2],
      ['us', 1],
    ]);
    expect([...counts.state]).toEqual([['failed', 1]]);
  });
});
