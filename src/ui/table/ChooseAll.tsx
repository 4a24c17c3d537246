// The checkbox that selects all rows shown, or none.
import { RowCheckbox } from './RowCheckbox';
import { t } from '../../messages/t';

/** How many rows are chosen, and what is called to choose all or none. */
export interface AllChoice {
  /** How many rows are shown, and how many of them are chosen. */
  of: number;
  chosen: number;
  onAll: (isChosen: boolean) => void;
}

/** The checkbox, which is partly checked while only some of the rows are chosen. */
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
