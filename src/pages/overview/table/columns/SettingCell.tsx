// A setting of one instance in the table: read once its row is in view, and marked if it differs from the model's.
import DiffersIcon from '@mui/icons-material/CompareArrowsOutlined';
import { useQuery } from '@tanstack/react-query';
import { settingQuery } from '../../../../api/instances/settings';
import { useIsInView } from '../../../../browser/effects/useIsInView';
import { usePrinting } from '../../../../browser/usePrinting';
import { SETTING_LABELS, settingWords, type SettingId } from '../../../../domain/instances/settings';
import { WINDOWS_ZONES } from '../../../../domain/regions/windowsZones';
import { t } from '../../../../messages/t';

interface SettingCellProps {
  setting: SettingId;
  stackId: string;
  /** The model's value; undefined while nothing is compared. */
  wanted: string | undefined;
}

/** The value in words. */
export function SettingCell({ setting, stackId, wanted }: SettingCellProps) {
  // Printing renders thousands of these: values that aren't known by then aren't fetched.
  const isPrinting = usePrinting();
  const [ref, isInView] = useIsInView('tr');
  const { data, error, refetch } = useQuery({
    ...settingQuery(setting, stackId),
    enabled: isInView && !isPrinting,
  });
  if (data !== undefined) {
    const words = settingWords(setting, data, WINDOWS_ZONES);
    const differs = wanted !== undefined && data !== wanted;
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
        aria-label={t('fleet.readAgain', { setting: t(SETTING_LABELS[setting]) })}
        onClick={() => void refetch()}
      >
        {t('common.tryAgain')}
      </button>
    </span>
  );
}
