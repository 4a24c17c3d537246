import { describe, expect, it } from 'vitest';
import { t } from '../../messages/t';
import { WINDOWS_ZONES } from '../regions/windowsZones';
import { settingLabel, settingMeans, settingValues, settingValueLabel, type SettingId } from './settings';

describe('the settings', () => {
  it.each<[SettingId, [string, string][]]>([
    [
      'data-collection',
      [
        ['off', 'Off'],
        ['withoutPersonalData', 'Without personal data'],
        ['withPersonalData', 'With personal data'],
      ],
    ],
    [
      'mfa',
      [
        ['required', 'Required'],
        ['optional', 'Optional'],
      ],
    ],
    ['timezone', []],
    [
      'probe',
      [
        ['enabled', 'Enabled'],
        ['disabled', 'Disabled'],
      ],
    ],
  ])('of the kind %s have the expected values and labels', (setting, values) => {
    expect(settingValues(setting).map(({ value, label }) => [value, t(label)])).toEqual(values);
  });

  it.each<[SettingId, string, string]>([
    ['data-collection', 'withPersonalData', 'With personal data'],
    ['mfa', 'optional', 'Optional'],
    ['probe', 'enabled', 'Enabled'],
    ['timezone', 'Tokyo Standard Time', '(UTC+09:00) Osaka, Sapporo, Tokyo'],
    ['timezone', 'Atlantis Standard Time', 'Atlantis Standard Time'],
    ['mfa', 'sometimes', 'sometimes'],
  ])('of the kind %s and the value %s are shown as “%s”', (setting, value, words) => {
    expect(settingValueLabel(setting, value, WINDOWS_ZONES)).toBe(words);
  });

  it.each<[SettingId, string, string, RegExp]>([
    ['data-collection', 'off', 'Data collection', /^We’ll stop collecting data /],
    ['data-collection', 'withPersonalData', 'Data collection', /including personal information/],
    ['mfa', 'required', 'Require multifactor authentication', /^From their next sign-in, all users need/],
    ['mfa', 'optional', 'Require multifactor authentication', /can sign in without a second factor again\.$/],
    ['timezone', 'UTC', 'Timezone', /^Used for schedules, reports, and notifications\.$/],
    ['probe', 'enabled', 'Multi-Platform Probe', /will be able to connect/],
    ['probe', 'disabled', 'Multi-Platform Probe', /will no longer be able to connect/],
  ])('of the kind %s changed to %s are called “%s” and mean %s', (setting, value, label, meaning) => {
    expect(settingLabel(setting)).toBe(label);
    expect(settingMeans(setting, value)).toMatch(meaning);
  });
});
