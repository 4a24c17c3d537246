import { expect, it } from 'vitest';
import { settingsToApply } from './settingsToApply';

it('a setting is applied if the model’s value is known and the instance isn’t known to have it', () => {
  expect(
    settingsToApply([
      { setting: 'probe', newValue: 'enabled', current: 'disabled' },
      { setting: 'timezone', newValue: 'UTC', current: 'UTC' },
      { setting: 'mfa', newValue: 'required', current: undefined },
      { setting: 'data-collection', newValue: undefined, current: 'off' },
    ]),
  ).toEqual(['mfa', 'probe']);
});

it('nothing is applied if nothing could be read', () => {
  expect(settingsToApply([{ setting: 'mfa', newValue: undefined, current: undefined }])).toEqual([]);
});
