import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { compared } from './comparison';
import type { SettingId } from './settings';

const subscription = (id: string): Subscription => ({ id, stackId: `stack-${id}`, stackStatus: 'ready' });
const known = (values: Record<string, Partial<Record<SettingId, string>>>) =>
  new Map(
    (['timezone', 'mfa'] as const).map((setting) => [
      setting,
      new Map(
        Object.entries(values).flatMap(([id, own]) => {
          const value = own[setting];
          return value === undefined ? [] : [[`stack-${id}`, value] as const];
        }),
      ),
    ]),
  );

describe('the comparison of instances with a model', () => {
  const values = known({
    model: { timezone: 'GMT', mfa: 'required' },
    same: { timezone: 'GMT', mfa: 'required' },
    zone: { timezone: 'UTC', mfa: 'required' },
    both: { timezone: 'UTC', mfa: 'optional' },
    half: { mfa: 'optional' },
  });
  const all = ['model', 'same', 'zone', 'both', 'half', 'unread'].map(subscription);
  const permitted = new Set(all.map(({ id }) => id));

  it('finds those whose known value differs from the model’s', () => {
    const { counts, differing, read } = compared({
      subscriptions: [...all, { id: 'without-stack' }],
      modelId: 'model',
      model: new Map([
        ['timezone', 'GMT'],
        ['mfa', 'required'],
      ]),
      known: values,
      permitted,
    });
    expect([...counts]).toEqual([
      ['timezone', 2],
      ['mfa', 2],
    ]);
    expect([...differing]).toEqual(['zone', 'both', 'half']);
    expect(read).toBe(4);
  });

  it('ignores values that haven’t been read', () => {
    const { counts, read } = compared({
      subscriptions: all,
      modelId: 'model',
      model: new Map([['probe', 'enabled']]),
      known: values,
      permitted,
    });
    expect([[...counts], read]).toEqual([[], 0]);
  });

  it('ignores settings that are unknown for the model', () => {
    const { differing, read } = compared({
      subscriptions: all,
      modelId: 'model',
      model: new Map([['timezone', 'GMT']]),
      known: values,
      permitted,
    });
    expect([...differing]).toEqual(['zone', 'both']);
    expect(read).toBe(3);
  });

  it.each<[string, Partial<Subscription>]>([
    ['failed', { stackStatus: 'failed' }],
    ['unknown', { stackStatus: undefined }],
    ['being prepared', { stackStatus: 'not_ready' }],
    ['deleted', { subscriptionStatus: 'cancelled' }],
  ])('ignores an instance whose state is “%s”', (_state, fields) => {
    const { differing, read } = compared({
      subscriptions: [{ ...subscription('zone'), ...fields }],
      modelId: 'model',
      model: new Map([['timezone', 'GMT']]),
      known: values,
      permitted,
    });
    expect([[...differing], read]).toEqual([[], 0]);
  });

  it('ignores instances whose settings the user isn’t allowed to see', () => {
    const { differing, read } = compared({
      subscriptions: all,
      modelId: 'model',
      model: new Map([['timezone', 'GMT']]),
      known: values,
      permitted: new Set(['model', 'both']),
    });
    expect([[...differing], read]).toEqual([['both'], 1]);
  });
});
