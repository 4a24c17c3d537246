// A native select of a kept form.
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { useField, type FieldOptions } from './useField';

interface SelectInputProps<Values extends FieldValues> extends FieldOptions<
  Values,
  FieldPathByValue<Values, string>
> {
  /** What is shown where the form holds another value, or none that is offered. */
  shown?: string;
  onFocus?: () => void;
  /** Its options. */
  children: ReactNode;
}

/** As wide as its place. */
export function SelectInput<Values extends FieldValues>(props: SelectInputProps<Values>) {
  const { value, change, textField } = useField(props);
  return (
    <TextField
      {...textField}
      select
      fullWidth
      value={props.shown ?? value}
      onChange={({ target }) => change(target.value as FieldPathValue<Values, typeof props.name>)}
      onFocus={props.onFocus}
      slotProps={{ htmlInput: { 'aria-required': true } }}
    >
      {props.children}
    </TextField>
  );
}
