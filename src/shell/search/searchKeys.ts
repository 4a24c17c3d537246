// The keys of the search, as this keyboard has them.

/** Returns 'Ctrl K', or '⌘ K' on Apple's systems. */
export function searchKeys(): string {
  return /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
