// The text field of every form, search and list: the component library's, with its label in an element of its own
// (docs/product/interface.md#changed-pages), and without invisible characters in its text.
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { cleanInput } from './cleanInput';

export type { TextFieldProps } from '@mui/material/TextField';

/** The library's text field: the same props. */
export function TextField(props: TextFieldProps) {
  return (
    <MuiTextField {...props} label={props.label && <span>{props.label}</span>} onChangeCapture={cleanInput} />
  );
}
