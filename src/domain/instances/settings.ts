// The settings of an instance that can be compared and changed over many of them (docs/product/bulk-change.md#settings).
// Each value is a single text, so that cells, choices and the file's columns work alike for all four.
import { t, type PlainKey } from '../../messages/t';
import { timezoneName, type TimezoneEntry } from '../regions/timezone';
import { DATA_COLLECTION_CHOICES } from './dataCollection';

/** Identifies one of the four settings. */
export type SettingId = 'data-collection' | 'mfa' | 'timezone' | 'probe';

/** In the order they are offered in. */
export const SETTING_IDS: readonly SettingId[] = ['data-collection', 'mfa', 'timezone', 'probe'];

/** The settings' names. */
export const SETTING_LABELS = {
  'data-collection': 'settings.dataCollection',
  mfa: 'settings.requireMfa',
  timezone: 'settings.timezone',
  probe: 'settings.probe',
} as const satisfies Record<SettingId, PlainKey>;

/** The values of multifactor authentication, which apply to all users of the instance. */
export const MFA = { required: 'required', optional: 'optional' } as const;

/** The values of the Multi-Platform Probe. */
export const PROBE = { enabled: 'enabled', disabled: 'disabled' } as const;

/** A value that a setting can have, with the label shown for it. */
export interface SettingValue {
  value: string;
  label: PlainKey;
}

const VALUES: Readonly<Record<Exclude<SettingId, 'timezone'>, readonly SettingValue[]>> = {
  'data-collection': DATA_COLLECTION_CHOICES,
  mfa: [
    { value: MFA.required, label: 'settings.required' },
    { value: MFA.optional, label: 'settings.optional' },
  ],
  probe: [
    { value: PROBE.enabled, label: 'settings.enabled' },
    { value: PROBE.disabled, label: 'settings.disabled' },
  ],
};

/** The setting's name. */
export function settingLabel(setting: SettingId): string {
  return t(SETTING_LABELS[setting]);
}

/** Returns a setting's possible values; none for the timezone, whose list is loaded apart (docs/product/timezones.md#list). */
export function settingValues(setting: SettingId): readonly SettingValue[] {
  return setting === 'timezone' ? [] : VALUES[setting];
}

/** Returns a value in words; a timezone's Id by its name in `zones`. An unknown value is returned unchanged. */
export function settingValueLabel(
  setting: SettingId,
  value: string,
  zones: readonly TimezoneEntry[],
): string {
  if (setting === 'timezone') return timezoneName(zones, value);
  const known = settingValues(setting).find((one) => one.value === value);
  return known ? t(known.label) : value;
}
