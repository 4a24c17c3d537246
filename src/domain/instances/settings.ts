// The settings of an instance that can be compared and changed over many of them (docs/product/bulk-change.md#settings).
// Each value is a single text, so that cells, choices and the file's columns work alike for all.
import { t, type PlainKey } from '../../messages/t';
import { timezoneName, type TimezoneEntry } from '../regions/timezone';
import { DATA_COLLECTION_CHOICES } from './dataCollection';

/** The values of multifactor authentication, which apply to all users of the instance. */
export const MFA = { required: 'required', optional: 'optional' } as const;

/** The values of the Multi-Platform Probe. */
export const PROBE = { enabled: 'enabled', disabled: 'disabled' } as const;

interface Setting {
  label: PlainKey;
  /** Its possible values; none for the timezone, whose list is loaded apart (docs/product/timezones.md#list). */
  values: readonly { value: string; label: PlainKey }[];
  /** Returns what a change to this value means. */
  means: (value: string) => string;
}

/** The settings, in the order they are offered in. */
const SETTINGS = {
  'data-collection': {
    label: 'settings.dataCollection',
    values: DATA_COLLECTION_CHOICES,
    means: (choice) => t('changeSetting.dataCollectionMeans', { choice }),
  },
  mfa: {
    label: 'settings.requireMfa',
    values: [
      { value: MFA.required, label: 'settings.required' },
      { value: MFA.optional, label: 'settings.optional' },
    ],
    means: (value) =>
      t(value === MFA.required ? 'settings.requireMfaMeans' : 'changeSetting.mfaOptionalMeans'),
  },
  timezone: {
    label: 'overview.timezone',
    values: [],
    means: () => t('settings.timezoneAbout'),
  },
  probe: {
    label: 'settings.probe',
    values: [
      { value: PROBE.enabled, label: 'settings.enabled' },
      { value: PROBE.disabled, label: 'settings.disabled' },
    ],
    means: (state) => t('changeSetting.probeMeans', { state }),
  },
} satisfies Record<string, Setting>;

/** Identifies one of them. */
export type SettingId = keyof typeof SETTINGS;

/** In the order they are offered in. */
export const SETTING_IDS = Object.keys(SETTINGS) as readonly SettingId[];

const settingOf = (id: SettingId): Setting => SETTINGS[id];

/** The key of the setting's name. */
export const settingKey = (setting: SettingId): PlainKey => settingOf(setting).label;

/** The setting's name. */
export const settingLabel = (setting: SettingId): string => t(settingKey(setting));

/** Returns a setting's possible values; none for the timezone. */
export const settingValues = (setting: SettingId) => settingOf(setting).values;

/** Returns what changing a setting to this value means for the instance and its users. */
export const settingMeans = (setting: SettingId, value: string): string => settingOf(setting).means(value);

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
