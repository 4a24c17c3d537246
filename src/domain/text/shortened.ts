// Shortens external texts that are too long for a screen.

/** The longest name that is shown: longer ones fill a page, a title or a cell without being more useful. */
export const MAX_SHOWN_NAME = 200;

/** Returns the text, truncated to `longest` characters with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Drops half a surrogate pair left by the cut.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
