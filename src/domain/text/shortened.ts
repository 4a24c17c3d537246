// Texts from outside that are longer than a screen has any use for.

/** A name as it is shown: longer ones fill a page, a title or a cell without saying more. */
export const LONGEST_NAME = 200;

/** Returns the text, truncated to `longest` characters with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a character stands for none.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
