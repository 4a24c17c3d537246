// The text field of every form, search and list: the component library's, with its label in an element of its own
// (docs/product/interface.md#changed-pages), and without invisible characters in its text.
import Box from '@mui/material/Box';
import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { cleanInput } from './cleanInput';
import { requiredMark } from './requiredMark';

export interface TextFieldProps extends Omit<MuiTextFieldProps, 'required' | 'variant' | 'slotProps'> {
  /** Marks it at its label (docs/product/interface.md#labels). */
  isRequired?: boolean;
  slotProps?: Omit<NonNullable<MuiTextFieldProps['slotProps']>, 'htmlInput'> & {
    htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  };
}

/** The library's text field. */
export function TextField({ isRequired, label, slotProps, ...props }: TextFieldProps) {
  return (
    <MuiTextField
      {...props}
      label={
        label && (
          <Box component="span" sx={isRequired ? requiredMark : {}}>
            {label}
          </Box>
        )
      }
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-required': isRequired } }}
      onChangeCapture={cleanInput}
    />
  );
}
