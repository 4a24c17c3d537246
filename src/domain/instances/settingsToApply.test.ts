import { expect, it } from 'vitest';
import { settingsToApply } from './settingsToApply';

it('a setting is applied if the model’s value is known and the instance isn’t known to have it', () => {
  expect(
    settingsToApply([
      { setting: 'probe', wanted: 'enabled', current: 'disabled' },
      { setting: 'timezone', wanted: 'UTC', current: 'UTC' },
      { setting: 'mfa', wanted: 'required', current: undefined },
      { setting: 'data-collection', wanted: undefined, current: 'off' },
    ]),
  ).toEqual(['mfa', 'probe']);
});

it('nothing is applied if nothing could be read', () => {
  expect(settingsToApply([{ setting: 'mfa', wanted: undefined, current: undefined }])).toEqual([]);
});
