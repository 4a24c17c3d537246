// The styles of a keyboard key within text.

/** For a `kbd`. */
export const keycap = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  fontFamily: 'monospace',
  fontSize: 12,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
