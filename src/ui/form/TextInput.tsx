// A text field of a kept form.
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField';
import { useField, type FieldOptions } from './useField';
import { VERBATIM } from './cleanInput';

interface TextInputProps<Values extends FieldValues> extends FieldOptions<
  Values,
  FieldPathByValue<Values, string>
> {
  type?: 'text' | 'password' | 'date';
  placeholder?: string | undefined;
  /** Makes the field multiline, with at least this many lines. */
  minRows?: number;
  isOptional?: boolean;
  /** It holds a name or an address: the browser neither corrects nor completes it. */
  isVerbatim?: boolean;
  /** Called with what was typed; returns what the field holds. */
  clean?: (typed: string) => string;
  /** Called whenever something is typed. */
  onEdit?: () => void;
  /** Called when the focus leaves it. */
  onLeave?: () => void;
  endAdornment?: ReactNode;
}

/** The field; fills its container. */
export function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { type = 'text', minRows, isOptional = false, isVerbatim = false, clean } = props;
  const { value, change, textField } = useField(props);
  const lines: TextFieldProps = minRows === undefined ? {} : { multiline: true, minRows };
  return (
    <TextField
      {...textField}
      {...lines}
      isRequired={!isOptional}
      type={type}
      placeholder={props.placeholder}
      fullWidth
      value={value}
      onChange={({ target }) => {
        props.onEdit?.();
        change((clean ? clean(target.value) : target.value) as FieldPathValue<Values, typeof props.name>);
      }}
      onBlur={() => {
        textField.onBlur();
        props.onLeave?.();
      }}
      slotProps={{
        input: { endAdornment: props.endAdornment },
        htmlInput: {
          ...(isVerbatim && VERBATIM),
          ...(type === 'password' && { autoComplete: 'new-password' }),
        },
      }}
    />
  );
}
