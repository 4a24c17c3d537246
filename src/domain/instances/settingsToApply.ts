// Which settings of a model another instance gets (docs/product/new-like-this.md#applying).
import { SETTING_IDS, type SettingId } from './settings';

/** A setting's values as far as they could be read. */
export interface SettingPair {
  setting: SettingId;
  /** The model's. */
  newValue: string | undefined;
  /** The instance's own. */
  current: string | undefined;
}

/** Returns the settings whose value the model is known to have and the instance isn't, in their order. */
export function settingsToApply(pairs: readonly SettingPair[]): SettingId[] {
  return SETTING_IDS.filter((id) =>
    pairs.some(
      ({ setting, newValue, current }) => setting === id && newValue !== undefined && newValue !== current,
    ),
  );
}
