// A form field as MUI's TextField needs it: label, error and helper text.
import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { FieldProblem, HelperText } from './HelperText';
import type { DraftForm } from './useDraftForm';

/** What every field needs: its form, its name and its helper text. */
export interface FieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: DraftForm<Values>;
  name: Name;
  /** The helper text below the field. */
  hint?: ReactNode;
  /** The hint stays visible below a problem. */
  keepsHint?: boolean;
}

/** Returns the field's value, a function that changes it, and the props of a TextField. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  options: FieldOptions<Values, Name>,
) {
  const { form, name, hint, keepsHint = false } = options;
  const { field } = useController({ control: form.methods.control, name });
  const problem = form.problems[name];
  return {
    value: field.value,
    change: (value: FieldPathValue<Values, Name>) => field.onChange(value),
    textField: {
      name,
      label: form.labels[name],
      error: problem !== undefined,
      helperText: (
        <>
          {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
          {hint !== undefined && (keepsHint || problem === undefined) && <HelperText>{hint}</HelperText>}
        </>
      ),
      inputRef: field.ref,
      onBlur: field.onBlur,
    },
  };
}
