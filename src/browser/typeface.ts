// The portal's typeface, from its own origin (docs/product/look.md#type): fetched once the first page is shown, and without it
// everything works. A browser that has it already shows it from the first paint on.
import extended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import ranges from '@fontsource-variable/inter/unicode.json';
import { preference, prefer } from './storage/preferences';

/** Whether this browser has fetched the typeface before, so that its cache probably has it. */
export const isTypefaceKnown = () => preference('portal-typeface') === latin;

/** Fetches the typeface and shows texts in it; its part for rare letters only once one of them is on the page. */
export async function loadTypeface(): Promise<void> {
  const face = faceOf(latin, ranges.latin);
  await face.load();
  document.fonts.add(face).add(faceOf(extended, ranges['latin-ext']));
  prefer('portal-typeface', latin);
}

const faceOf = (file: string, unicodeRange: string) =>
  new FontFace('Inter', `url(${file})`, { display: 'optional', weight: '100 900', unicodeRange });
