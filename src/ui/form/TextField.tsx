// The text field of every form, search and list: the component library's, with its label in an element of its own
// (docs/product/interface.md#changed-pages).
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { ownElement } from '../content/ownElement';

export type { TextFieldProps } from '@mui/material/TextField';

/** The library's text field: the same props. */
export function TextField(props: TextFieldProps) {
  return <MuiTextField {...props} label={ownElement(props.label)} />;
}
