// Positions a row of a list that renders only the rows in view.

/** Returns the style of a row at `offset` px from the list's top; undefined without it. The list is `position: relative`. */
export function placedAt(offset: number | undefined) {
  if (offset === undefined) return undefined;
  return { position: 'absolute', inset: '0 0 auto', transform: `translateY(${offset}px)` } as const;
}
