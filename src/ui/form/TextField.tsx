// The text field of every form, search and list: the component library's, with its label in an element of its own
// (docs/product/interface.md#changed-pages), and without invisible characters in its text.
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { withoutInvisible } from '../../domain/text/invisible';

export type { TextFieldProps } from '@mui/material/TextField';

/** The library's text field: the same props. */
export function TextField(props: TextFieldProps) {
  return (
    <MuiTextField {...props} label={props.label && <span>{props.label}</span>} onChangeCapture={cleanInput} />
  );
}

/** Runs before the field's own handler, which so gets the cleaned text; the cursor stays where it is. */
function cleanInput({ target }: ChangeEvent<HTMLDivElement>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const cleaned = withoutInvisible(target.value);
  if (cleaned === target.value) return;
  const before = target.value.slice(0, target.selectionStart ?? undefined);
  target.value = cleaned;
  const cursor = withoutInvisible(before).length;
  if (target.selectionStart !== null) target.setSelectionRange(cursor, cursor);
}
