// The table's columns about the instances' settings (docs/product/many-instances.md#settings): read only where they are shown,
// and only for the rows in view.
import DiffersIcon from '@mui/icons-material/CompareArrowsOutlined';
import { useQuery } from '@tanstack/react-query';
import { WINDOWS_ZONES } from '../../../../domain/regions/windowsZones';
import { skipLabel, whyNot } from '../../../../domain/instances/bulkChange';
import type { Instance } from '../../../../domain/instances/instance';
import {
  SETTING_IDS,
  settingKey,
  settingLabel,
  settingValueLabel,
  type SettingId,
} from '../../../../domain/instances/settings';
import { ABSENT } from '../../../../domain/text/shown';
import { t } from '../../../../messages/t';
import { wide, type TableColumn } from './columns';
import type { Facts } from '../../useFacts';
import { settingQuery } from '../../../../api/instances/settings';
import { useIsInView } from '../../../../browser/effects/useIsInView';
import { usePrinting } from '../../../../browser/usePrinting';

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
    label: settingKey(setting),
    ...wide(132, 1),
    cell: (subscription) => {
      const why = whyNot(subscription, rights.manageInstance);
      if (why) return <span title={skipLabel(why)}>{ABSENT}</span>;
      return (
        <SettingCell
          setting={setting}
          stackId={(subscription as Instance).stackId}
          modelValue={model.get(setting)}
        />
      );
    },
    csv: (subscription) => {
      const why = whyNot(subscription, rights.manageInstance);
      if (why) return skipLabel(why);
      const value = known(setting, (subscription as Instance).stackId);
      return value === undefined ? t('fleet.notRead') : settingValueLabel(setting, value, WINDOWS_ZONES);
    },
  }));
}

// A setting of one instance in the table: read once its row is in view, and marked if it differs from the model's.

interface SettingCellProps {
  setting: SettingId;
  stackId: string;
  /** The model's value; undefined while nothing is compared. */
  modelValue: string | undefined;
}

/** The value in words. */
function SettingCell({ setting, stackId, modelValue }: SettingCellProps) {
  // Printing renders thousands of these: values that aren't known by then aren't fetched.
  const isPrinting = usePrinting();
  const [ref, isInView] = useIsInView('tr');
  const { data, error, refetch } = useQuery({
    ...settingQuery(setting, stackId),
    enabled: isInView && !isPrinting,
  });
  if (data !== undefined) {
    const words = settingValueLabel(setting, data, WINDOWS_ZONES);
    const differs = modelValue !== undefined && data !== modelValue;
    if (!differs) return <span title={words}>{words}</span>;
    return (
      <span title={words} data-differs="" data-lines="">
        <span>{words}</span>
        <small>
          <DiffersIcon aria-hidden />
          <span>{t('fleet.differs')}</span>
        </small>
      </span>
    );
  }
  if (isPrinting) return <span>{t('overview.notLoaded')}</span>;
  if (!error) return <span ref={ref} data-loading="" />;
  return (
    <span title={error.message}>
      <button
        type="button"
        aria-label={t('fleet.readAgain', { setting: settingLabel(setting) })}
        onClick={() => void refetch()}
      >
        {t('common.tryAgain')}
      </button>
    </span>
  );
}
