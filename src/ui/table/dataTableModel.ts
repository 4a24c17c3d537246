// A table's columns and order as data.
import type { ReactNode } from 'react';
import { ordered, type OrderKey } from '../../domain/values/ordered';
import type { PlainKey } from '../../messages/t';

export interface Column<Row> {
  key: string;
  label: PlainKey;
  /** The column's track in the table, as CSS grid writes it: 'minmax(120px, 1fr)'. */
  width: string;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Buttons: no heading is seen, and on a card they have a line of their own. */
  isAction?: boolean;
  /** Only in a table at least, or less than, so many px wide. */
  from?: number;
  below?: number;
  /** Where it stands on a row of two lines, as CSS writes a grid area; without it, it isn't shown there. */
  place?: string;
  /** What it sorts by; without it the table can't be sorted by this column. */
  orderBy?: readonly OrderKey<Row>[];
  cell: (row: Row) => ReactNode;
}

/** How a row is drawn: side by side, as a card, or in two lines. */
export type RowShape = 'rows' | 'cards' | 'two lines';

export interface Sort {
  /** A column's key. */
  column: string;
  isDescending: boolean;
}

/** Which rows are chosen, by their keys. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  /** Called with how the choice changes. The same function each time: a state's own. */
  onChange: (change: (selected: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** What a row's checkbox selects: 'INV-000123'. */
  nameOf: (row: Row) => string;
}

/** Returns the columns that a table of this width has, px; all of a table that isn't measured yet but those for narrow ones. */
export function columnsFor<Row>(columns: readonly Column<Row>[], width: number): readonly Column<Row>[] {
  const known = width === 0 ? Infinity : width;
  return columns.filter(({ from = 0, below }) => from <= known && (below === undefined || known < below));
}

/** Returns the rows in the wanted order. Equal ones stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, isDescending }: Sort,
): readonly Row[] {
  const orderBy = columns.find(({ key }) => key === column)?.orderBy;
  return orderBy ? ordered(rows, orderBy, isDescending) : rows;
}

/** The choice with these keys in it, or without them. */
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

/** The order as a word, to be kept in an address: 'date', or '-date' for the falling one. */
export function sortWord({ column, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${column}`;
}

/** The order a word stands for. */
export function sortOfWord(word: string): Sort {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}
