// A table's columns and order as data.
import type { ReactNode } from 'react';
import { ordered, type OrderKey } from '../../domain/values/ordered';
import type { PlainKey } from '../../messages/t';

/** One column: its heading, its cells, and how it is laid out and sorted. */
export interface Column<Row> {
  key: string;
  label: PlainKey;
  /** The column's track in the table, as CSS grid writes it: 'minmax(120px, 1fr)'. */
  width: string;
  /** Figures are aligned to the end of their column. */
  isFigure?: boolean;
  /** The cells hold buttons: the heading is visually hidden, and on a card they have a line of their own. */
  isAction?: boolean;
  /** The cells hold names, domains, ids or codes, which aren't translated (docs/product/interface.md#changed-pages). */
  isVerbatim?: boolean;
  /** Shown only in a table at least `from`, or less than `below`, px wide. */
  from?: number;
  below?: number;
  /** Its position in a row of two lines, as a CSS grid area; without it, the column isn't shown there. */
  area?: string;
  /** The sort keys; without them the table can't be sorted by this column. */
  orderBy?: readonly OrderKey<Row>[];
  cell: (row: Row) => ReactNode;
}

/** How a row's cells are laid out: side by side, as a card, or in two lines. */
export type RowShape = 'rows' | 'cards' | 'two lines';

/** What the rows are sorted by, and in which direction. */
export interface Sort {
  /** A column's key. */
  column: string;
  isDescending: boolean;
}

/** Leaves rows in the order in which they are given. */
export const AS_GIVEN: Sort = { column: '', isDescending: false };

/** Which rows are chosen, by their keys. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  /** Called with a function that updates the selection. Must be stable, as a state's setter is. */
  onChange: (change: (selected: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** What a row's checkbox selects: 'INV-000123'. */
  nameOf: (row: Row) => string;
}

/** Returns the columns of a table of this width, px; with 0 (not measured yet), all but those for narrow tables. */
export function columnsFor<Row>(columns: readonly Column<Row>[], width: number): readonly Column<Row>[] {
  const known = width === 0 ? Infinity : width;
  return columns.filter(({ from = 0, below }) => from <= known && (below === undefined || known < below));
}

/** Returns the rows in the given order. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, isDescending }: Sort,
): readonly Row[] {
  const orderBy = columns.find(({ key }) => key === column)?.orderBy;
  return orderBy ? ordered(rows, orderBy, isDescending) : rows;
}

/** Returns the selection with these keys added or removed. */
export function withChoice(
  selected: ReadonlySet<string>,
  keys: Iterable<string>,
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Returns the order as a word, to be kept in the page's address: 'date', or '-date' if it is descending. */
export function sortWord({ column, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${column}`;
}

/** Returns the order that a word of `sortWord` stands for. */
export function sortOfWord(word: string): Sort {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}

/** Returns a function that tells whether a word of `sortWord` names one of these columns, and it can be sorted by. */
export function sortableBy(columns: readonly Pick<Column<never>, 'key' | 'orderBy'>[]) {
  return (word: string): boolean =>
    columns.some(({ key, orderBy }) => orderBy && key === sortOfWord(word).column);
}
