// Where a row stands that is placed by hand, because only those in view are drawn.

/** Takes a row's distance from its list's top, px. The list is `position: relative`. */
export function placedAt(offset: number) {
  return { position: 'absolute', inset: '0 0 auto', transform: `translateY(${offset}px)` } as const;
}
