// Texts from outside that are longer than a screen has any use for.

/** A name as it is shown: longer ones fill a page, a title or a cell without saying more. */
export const LONGEST_NAME = 200;

/** Takes a text and how many characters it may have; gives it, cut with an ellipsis where it is longer. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a character stands for none.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
