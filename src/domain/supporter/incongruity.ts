// Where the vendor's systems disagree about a stack (docs/product/supporter.md#data-check).
import { ABSENT } from '../text/absent';

export type { Incongruity } from '../../wire/supporter/incongruities';

/** Returns a wire field's name in words: 'Instance type'. */
export function fieldName(field: string): string {
  const words = field.replaceAll('_', ' ').trim();
  return words === '' ? ABSENT : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the value of a wire field in a record with camelCase keys, as text. */
export function saidOf(record: object | null | undefined, field: string): string {
  const key = field.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  const said = new Map<string, unknown>(Object.entries(record ?? {})).get(key);
  const isPlain = typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean';
  return isPlain && said !== '' ? String(said) : ABSENT;
}
