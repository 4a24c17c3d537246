// The table's columns about the instances' settings (docs/product/many-instances.md#settings): read only where they are shown,
// and only for the rows in view.
import { WINDOWS_ZONES } from '../../../../domain/regions/windowsZones';
import { leftOutWords, whyNot } from '../../../../domain/instances/bulkChange';
import type { Instance } from '../../../../domain/instances/instance';
import {
  SETTING_IDS,
  SETTING_LABELS,
  settingWords,
  type SettingId,
} from '../../../../domain/instances/settings';
import { ABSENT } from '../../../../domain/text/shown';
import { t } from '../../../../messages/t';
import { wide, type TableColumn } from './columns';
import { SettingCell } from './SettingCell';
import type { Facts } from '../../useFacts';

/** Returns the known value of an instance's setting; undefined if it hasn't been read. */
export type KnownValue = (setting: SettingId, stackId: string) => string | undefined;

/** Returns a column for each setting. `model`: the values that the others are compared with. */
export function settingColumns(
  { rights }: Facts,
  model: ReadonlyMap<SettingId, string>,
  known: KnownValue,
): TableColumn[] {
  return SETTING_IDS.map((setting) => ({
    key: setting,
    label: SETTING_LABELS[setting],
    ...wide(132, 1),
    cell: (subscription) => {
      const why = whyNot(subscription, rights.manageInstance);
      if (why) return <span title={leftOutWords(why)}>{ABSENT}</span>;
      return (
        <SettingCell
          setting={setting}
          stackId={(subscription as Instance).stackId}
          wanted={model.get(setting)}
        />
      );
    },
    csv: (subscription) => {
      const why = whyNot(subscription, rights.manageInstance);
      if (why) return leftOutWords(why);
      const value = known(setting, (subscription as Instance).stackId);
      return value === undefined ? t('fleet.notRead') : settingWords(setting, value, WINDOWS_ZONES);
    },
  }));
}
