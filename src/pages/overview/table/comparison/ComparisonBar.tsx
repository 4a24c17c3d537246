// The bar above the rows while they are compared with an instance: how many differ, and controls to read the values not known
// yet and to show only the rows that differ.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Button } from '../../../../ui/form/Button';
import { ReadingProgress } from '../../../../features/bulk/ReadingProgress';
import { displayName } from '../../../../domain/subscriptions/subscription';
import { t } from '../../../../messages/t';
import { Alert } from '../../../../ui/feedback/Alert';
import type { Compared } from './useComparison';
import type { useReadAll } from './useReadAll';

interface ComparisonBarProps {
  comparison: Compared;
  onlyDiffering: boolean;
  onOnlyDiffering: (isOn: boolean) => void;
  readAll: ReturnType<typeof useReadAll>;
  onStop: () => void;
}

/** The result as a sentence, announced when it changes, and the controls. */
export function ComparisonBar(props: ComparisonBarProps) {
  const { comparison, onlyDiffering, onOnlyDiffering, readAll, onStop } = props;
  const { model, read, differing } = comparison;
  const { left, progress, start, stop } = readAll;
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
            {!progress && left > 0 && (
              <Button size="small" onClick={start}>
                {t('fleet.readAll', { count: left })}
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
