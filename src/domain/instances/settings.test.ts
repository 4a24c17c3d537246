import { describe, expect, it } from 'vitest';
import { t } from '../../messages/t';
import { WINDOWS_ZONES } from '../regions/windowsZones';
import { settingValues, settingValueLabel, type SettingId } from './settings';

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
});
