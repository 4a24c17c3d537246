// A table's roles, set explicitly: some browsers drop the elements' own roles if they are laid out as a grid or as cards.

/** For the header and the body. */
export const ROW_GROUP = { role: 'rowgroup' } as const;
/** For a row, the header's included. */
export const ROW = { role: 'row' } as const;
/** For a heading of a column. */
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const;
/** For the cell that names its row. */
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const;
/** For any other cell. */
export const CELL = { role: 'cell' } as const;

// Positions a row of a list that renders only the rows in view.

/** Returns the style of a row at `offset` px from the list's top; undefined without it. The list is `position: relative`. */
export function rowPosition(offset: number | undefined) {
  if (offset === undefined) return undefined;
  return { position: 'absolute', inset: '0 0 auto', transform: `translateY(${offset}px)` } as const;
}
