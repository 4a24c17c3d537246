// Styles as jsdom needs them. It matches every rule of the page against every element whose role or name is asked for, which
// was two fifths of the screen tests' time; and what it draws with them is nothing.
import createCache from '@emotion/cache';

/** What decides whether something is shown, can be pressed and stands in its line; and the sizes that charts and tests read. */
const TELLING = /(?<=^|;)(?:display|visibility|pointer-events|width|height):[^;]*/g;

/** Emotion's cache with a sheet that takes no more than that of each rule. */
export const leanStyles = createCache({ key: 'css' });

const insert = leanStyles.sheet.insert.bind(leanStyles.sheet);
leanStyles.sheet.insert = (rule) => {
  // jsdom applies no media query by width, and no pseudo-element.
  if (rule.startsWith('@') || rule.includes('::')) return;
  const start = rule.indexOf('{');
  const telling = rule.slice(start + 1, rule.lastIndexOf('}')).match(TELLING);
  if (telling) insert(`${rule.slice(0, start)}{${telling.join(';')}}`);
};
