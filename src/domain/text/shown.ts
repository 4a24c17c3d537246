// Texts from outside as they are shown: absent, secret, too long, without words of the portal’s own (docs/product/wording.md#gaps),
// with characters that nobody sees, or encoded.

/** Shown in place of an absent value. */
export const ABSENT = '–';

/** Of a fixed length, so that the mask doesn't reveal the secret's length. */
export const SECRET_MASK = '********';

/** The longest name that is shown: longer ones fill a page, a title or a cell without being more useful. */
export const MAX_SHOWN_NAME = 200;

/** Returns the text, truncated to `longest` characters with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Drops half a surrogate pair left by the cut.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Asterisks or bullets, also behind the few letters that some consoles leave readable, and up to an ellipsis. */
const MASK = /^(?:[\w~.-]{1,8}[*＊∗•●∙·⋅]{2})?[*＊∗•●∙·⋅]+(?:…|\.{3})?$/;

/** True if the text is the mask of a secret, not a secret: `****`, `0f2••••…`. */
export function isMask(text: string): boolean {
  return MASK.test(text);
}

/** Returns 'in arrears' for 'in_arrears'; '–' if there is nothing. */
export function wireLabel(value: string): string {
  return value.replaceAll('_', ' ').trim() || ABSENT;
}

/** Returns 'In arrears' for 'in_arrears'; '–' if there is nothing. */
export function capitalWireLabel(value: string): string {
  const words = wireLabel(value);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Zero width, direction marks, soft hyphens, byte order marks, fillers, and control characters other than tab and line breaks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** Returns the text without invisible characters (docs/product/interface.md#invisible-characters). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Returns a path's segments, decoded; a segment that can't be decoded is returned unchanged. */
export function pathSegments(path: string): string[] {
  return path.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
