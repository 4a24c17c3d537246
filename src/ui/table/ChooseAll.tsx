// The checkbox that chooses all rows that are shown, or none.
import Checkbox from '@mui/material/Checkbox';
import { t } from '../../messages/t';

export interface AllChoice {
  /** How many rows are shown, and how many of them are chosen. */
  of: number;
  chosen: number;
  onAll: (isChosen: boolean) => void;
}

export function ChooseAll({ of, chosen, onAll }: AllChoice) {
  return (
    <Checkbox
      size="small"
      checked={of > 0 && chosen === of}
      indeterminate={chosen > 0 && chosen < of}
      disabled={of === 0}
      onChange={(_event, isChosen) => onAll(isChosen)}
      slotProps={{ input: { 'aria-label': t('tables.selectAll') } }}
      sx={{ p: 1 }}
    />
  );
}
