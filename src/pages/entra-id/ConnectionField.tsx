// A field of the connection. None of them can hold a space: what was copied along with it goes at once, and that is said.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { withoutSpaces } from '../../domain/connections/connectionProblems';
import { FieldProblem } from '../../ui/form/FieldProblem';
import { FieldHint } from './FieldHint';

interface ConnectionFieldProps extends Pick<TextFieldProps, 'type' | 'placeholder'> {
  label: string;
  /** What belongs here. */
  hint: string;
  field: UseFormRegisterReturn;
  problem: string | undefined;
  isOptional?: boolean;
  /** For the end of the field. */
  button?: ReactNode;
}

/** A registered field of the form. */
export function ConnectionField(props: ConnectionFieldProps) {
  const { label, hint, problem, isOptional = false, button, type = 'text' } = props;
  const { ref, onChange, ...field } = props.field;
  const [hadSpaces, setHadSpaces] = useState(false);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const clean = withoutSpaces(event.target.value);
    setHadSpaces(clean !== event.target.value);
    if (clean !== event.target.value) event.target.value = clean;
    void onChange(event);
  };
  return (
    <TextField
      {...field}
      onChange={change}
      inputRef={ref}
      label={label}
      type={type}
      placeholder={props.placeholder}
      size="small"
      error={problem !== undefined}
      sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      helperText={
        <>
          {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
          {hadSpaces && <FieldHint>Spaces can’t be part of it, so they were removed.</FieldHint>}
          <FieldHint>{hint}</FieldHint>
        </>
      }
      slotProps={{
        input: { endAdornment: button },
        htmlInput: {
          'aria-required': !isOptional,
          autoComplete: type === 'password' ? 'new-password' : 'off',
          spellCheck: false,
          autoCapitalize: 'none',
          autoCorrect: 'off',
        },
        inputLabel: { shrink: true },
        formHelperText: { sx: { mx: 0, display: 'grid', gap: 0.5, typography: 'body2' } },
      }}
    />
  );
}
