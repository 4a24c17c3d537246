// Values of the wire that the portal has no words for, made readable (docs/product/wording.md#gaps).
import { ABSENT } from './absent';

/** Returns 'in arrears' for 'in_arrears'; '–' if there is nothing. */
export function wireWords(value: string): string {
  return value.replaceAll('_', ' ').trim() || ABSENT;
}

/** Returns 'In arrears' for 'in_arrears'; '–' if there is nothing. */
export function capitalWireWords(value: string): string {
  const words = wireWords(value);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
