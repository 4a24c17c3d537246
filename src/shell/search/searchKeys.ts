// The search's keyboard shortcut on this system.

/** Returns 'Ctrl K', or '⌘ K' on Apple's systems. */
export function searchKeys(): string {
  return /Mac|iP/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
