// Where a row stands that is placed by hand, because only those in view are drawn.

/** Returns the style of a row so many px from its list's top. The list is `position: relative`. */
export function placedAt(offset: number | undefined) {
  if (offset === undefined) return undefined;
  return { position: 'absolute', inset: '0 0 auto', transform: `translateY(${offset}px)` } as const;
}
