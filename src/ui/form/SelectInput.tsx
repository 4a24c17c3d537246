// A native select of a kept form.
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { TextField } from './TextField';
import { useField, type FieldOptions } from './useField';

interface SelectInputProps<Values extends FieldValues> extends FieldOptions<
  Values,
  FieldPathByValue<Values, string>
> {
  /** The option to show instead of the form's value, for example where that isn't offered. */
  shown?: string;
  onFocus?: () => void;
  /** The options. */
  children: ReactNode;
}

/** The select; fills its container. */
export function SelectInput<Values extends FieldValues>(props: SelectInputProps<Values>) {
  const { value, change, textField } = useField(props);
  return (
    <TextField
      {...textField}
      select
      isRequired
      fullWidth
      value={props.shown ?? value}
      onChange={({ target }) => change(target.value as FieldPathValue<Values, typeof props.name>)}
      onFocus={props.onFocus}
    >
      {props.children}
    </TextField>
  );
}
