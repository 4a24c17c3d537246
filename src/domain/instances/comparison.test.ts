import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { compared } from './comparison';
import type { SettingId } from './settings';

const subscription = (id: string): Subscription => ({ id, stackId: `stack-${id}` });
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

describe('instances compared with a model', () => {
  const values = known({
    model: { timezone: 'GMT', mfa: 'required' },
    same: { timezone: 'GMT', mfa: 'required' },
    zone: { timezone: 'UTC', mfa: 'required' },
    both: { timezone: 'UTC', mfa: 'optional' },
    half: { mfa: 'optional' },
  });
  const all = ['model', 'same', 'zone', 'both', 'half', 'unread'].map(subscription);

  it('differ where a known value is another one', () => {
    const { counts, differing, read } = compared({
      subscriptions: [...all, { id: 'without-stack' }],
      modelId: 'model',
      model: new Map([
        ['timezone', 'GMT'],
        ['mfa', 'required'],
      ]),
      known: values,
    });
    expect([...counts]).toEqual([
      ['timezone', 2],
      ['mfa', 2],
    ]);
    expect([...differing]).toEqual(['zone', 'both', 'half']);
    expect(read).toBe(4);
  });

  it('don’t differ in what nobody has read yet', () => {
    const { counts, read } = compared({
      subscriptions: all,
      modelId: 'model',
      model: new Map([['probe', 'enabled']]),
      known: values,
    });
    expect([[...counts], read]).toEqual([[], 0]);
  });

  it('don’t differ from what isn’t known of the model', () => {
    const { differing, read } = compared({
      subscriptions: all,
      modelId: 'model',
      model: new Map([['timezone', 'GMT']]),
      known: values,
    });
    expect([...differing]).toEqual(['zone', 'both']);
    expect(read).toBe(3);
  });
});
