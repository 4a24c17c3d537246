// The checkbox of a table's row, and of all rows: the browser's own, because the component library's costs more than the rest
// of a row (docs/decisions.md).

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** As large as a finger needs it, by the styles of `choiceLook`. */
export function RowCheckbox({ label, isChecked, isPartly = false, isDisabled, onChange }: RowCheckboxProps) {
  return (
    // What is around it is pressed, too.
    <label data-check="">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        // There is no attribute for it.
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
      />
    </label>
  );
}
