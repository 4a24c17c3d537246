// Characters that nobody sees and nobody means: they come along when a text is copied from a web page or a document.

/** Zero width, direction marks, soft hyphens, byte order marks, fillers, and control characters other than tab and line breaks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\t\n\r])\p{Cc}/gu;

/** Returns the text without invisible characters (docs/product/interface.md#invisible-characters). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
