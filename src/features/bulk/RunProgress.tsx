// How far something is that is done with many instances (docs/product/bulk-change.md#run).
import Box from '@mui/material/Box';
import { t } from '../../messages/t';
import { ProgressBar } from '../../ui/waiting/ProgressBar';

interface RunProgressProps {
  done: number;
  count: number;
  isRunning: boolean;
  /** The progress bar's accessible name. */
  label: string;
  /** Returns what is announced while it runs, at 0, 25, 50, 75 and 100 per cent. */
  running: (percent: number) => string;
  /** What is announced once it has ended. */
  summary: string;
}

/** The sentence, which screen readers announce at each quarter, not with every instance; the count, and the bar. */
export function RunProgress({ done, count, isRunning, label, running, summary }: RunProgressProps) {
  const percent = Math.floor((done / count) * 4) * 25;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' }}>
        <strong role="status">{isRunning ? running(percent) : summary}</strong>
        {isRunning && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('changeSetting.progress', { done, count })}
          </Box>
        )}
      </Box>
      {isRunning && <ProgressBar label={label} done={{ value: done, max: count }} sx={{ mt: 1 }} />}
    </>
  );
}
