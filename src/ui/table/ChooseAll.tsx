// The checkbox that selects all rows shown, or none.
import { RowCheckbox } from './RowCheckbox';
import { t } from '../../messages/t';

export interface AllChoice {
  /** How many rows are shown, and how many of them are chosen. */
  of: number;
  chosen: number;
  onAll: (isChosen: boolean) => void;
}

export function ChooseAll({ of, chosen, onAll }: AllChoice) {
  return (
    <RowCheckbox
      label={t('tables.selectAll')}
      isChecked={of > 0 && chosen === of}
      isPartly={chosen > 0 && chosen < of}
      isDisabled={of === 0}
      onChange={onAll}
    />
  );
}
