// Reduces styles to what jsdom needs. It renders nothing, but matches every rule of the page against each element whose role or
// name a test queries, which took two fifths of the screen tests' time.
import createCache from '@emotion/cache';

/** Declarations that decide whether an element is visible, clickable and inline; and the sizes that charts and tests read. */
const TELLING = /(?<=^|;)(?:display|visibility|pointer-events|width|height):[^;]*/g;

/** Emotion's cache with a style sheet that keeps only those declarations of each rule. */
export const leanStyles = createCache({ key: 'css' });

const insert = leanStyles.sheet.insert.bind(leanStyles.sheet);
leanStyles.sheet.insert = (rule) => {
  // jsdom applies neither media queries by width nor pseudo-elements.
  if (rule.startsWith('@') || rule.includes('::')) return;
  const start = rule.indexOf('{');
  const telling = rule.slice(start + 1, rule.lastIndexOf('}')).match(TELLING);
  if (telling) insert(`${rule.slice(0, start)}{${telling.join(';')}}`);
};
