// The bar above the rows while they are compared with an instance: how many differ, and controls to read the values not known
// yet and to show only the rows that differ.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Button } from '../../../../ui/form/Button';
import { ReadingProgress } from '../../../../features/bulk/ReadingProgress';
import { useQueryClient } from '@tanstack/react-query';
import { readingsOf, readSetting, type SettingReading } from '../../../../api/instances/settings';
import { isReadyInstance } from '../../../../domain/instances/instance';
import type { SettingId } from '../../../../domain/instances/settings';
import { displayName, type Subscription } from '../../../../domain/subscriptions/subscription';
import { useBulkRun } from '../../../../features/bulk/useBulkRun';
import { t } from '../../../../messages/t';
import { Alert } from '../../../../ui/feedback/Alert';
import { useKnownSettings, type Compared } from './useComparison';

interface ComparisonBarProps {
  comparison: Compared;
  /** Those shown. */
  subscriptions: readonly Subscription[];
  /** Those compared. */
  settings: readonly SettingId[];
  /** The ids of the subscriptions whose settings the user may see. */
  permitted: ReadonlySet<string>;
  onlyDiffering: boolean;
  onOnlyDiffering: (isOn: boolean) => void;
  onStop: () => void;
}

/** The result as a sentence, announced when it changes, and the controls. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { comparison, subscriptions, settings, permitted, onlyDiffering, onOnlyDiffering, onStop } = props;
  const { model, read, differing } = comparison;
  const client = useQueryClient();
  const known = useKnownSettings(settings);
  const { progress, start, stop } = useBulkRun((one: SettingReading) => readSetting(client, one));
  // The table itself reads only those in view.
  const left = subscriptions
    .filter(isReadyInstance)
    .filter(({ id }) => permitted.has(id))
    .filter(({ stackId }) => settings.some((setting) => !known.get(setting)?.has(stackId)));
  return (
    <Box data-print="none" sx={{ mb: 1.5 }}>
      <Alert
        kind="info"
        action={
          <>
            {progress && (
              <ReadingProgress
                progress={progress}
                label={t('fleet.reading')}
                words={t('changeSetting.progress', { done: progress.done, count: progress.of })}
                onStop={stop}
              />
            )}
            {!progress && left.length > 0 && (
              <Button size="small" onClick={() => void start(readingsOf(settings, left))}>
                {t('fleet.readAll', { count: left.length })}
              </Button>
            )}
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={onlyDiffering}
                  onChange={(_event, isOn) => onOnlyDiffering(isOn)}
                />
              }
              label={t('fleet.onlyDiffering')}
              sx={{ mx: 0.5 }}
            />
            <Button size="small" onClick={onStop}>
              {t('fleet.stopComparing')}
            </Button>
          </>
        }
      >
        <span role="status">
          {t('fleet.comparedWith', { name: displayName(model), read, differing: differing.size })}
        </span>
      </Alert>
    </Box>
  );
}
