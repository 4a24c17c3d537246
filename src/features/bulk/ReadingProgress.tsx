// How far a reading of many is (docs/product/people.md#reading).
import Box from '@mui/material/Box';
import { t } from '../../messages/t';
import { Button } from '../../ui/form/Button';
import { ProgressBar } from '../../ui/waiting/ProgressBar';

interface ReadingProgressProps {
  progress: { done: number; of: number };
  /** The progress bar's accessible name. */
  label: string;
  /** The progress in words. Not announced: it changes several times a second, and the bar has it. */
  words: string;
  onStop: () => void;
}

/** The words, the bar, and "Stop". */
export function ReadingProgress({ progress: { done, of }, label, words, onStop }: ReadingProgressProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <span>{words}</span>
      <Box sx={{ width: 120 }}>
        <ProgressBar label={label} done={{ value: done, max: of }} />
      </Box>
      <Button size="small" onClick={onStop}>
        {t('fleet.stopReading')}
      </Button>
    </Box>
  );
}
