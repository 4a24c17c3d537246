// Takes invisible characters out of whatever is typed or pasted, in every text field (docs/product/interface.md#invisible-characters).
import type { ChangeEvent } from 'react';
import { withoutInvisible } from '../../domain/text/shown';

/** Runs before the field's own handler, which so gets the cleaned text; the cursor stays where it is. */
export function cleanInput({ target }: ChangeEvent<HTMLDivElement>): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const cleaned = withoutInvisible(target.value);
  if (cleaned === target.value) return;
  const before = target.value.slice(0, target.selectionStart ?? undefined);
  target.value = cleaned;
  const cursor = withoutInvisible(before).length;
  if (target.selectionStart !== null) target.setSelectionRange(cursor, cursor);
}

/** For the input of a name or an address: the browser neither corrects nor completes it. */
export const VERBATIM = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
