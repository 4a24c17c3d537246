// The checkbox of a table's row, and of all rows: a native one, because the component library's costs more to render than the
// rest of a row (docs/decisions.md).
import { t } from '../../messages/t';

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Some, but not all, of the rows that it selects are selected. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The checkbox; the styles of `choiceStyles` make it large enough for a finger. */
export function RowCheckbox({ label, isChecked, isPartly = false, isDisabled, onChange }: RowCheckboxProps) {
  return (
    // The label extends the clickable area around the checkbox.
    <label data-check="">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        // `indeterminate` has no attribute, only a property.
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
      />
    </label>
  );
}

// The checkbox that selects all rows shown, or none.

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
