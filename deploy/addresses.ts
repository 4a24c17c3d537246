// Which addresses of the site are what, as regular expressions over the decoded path, in the order they are tried: nginx
// and the preview server go by the same. All that is left is the page.
import { patterns } from '../src/paths.ts';

/** Addresses of the page that end in an id, which may hold whatever it likes: dots, and slashes once it's decoded. */
export const PAGES_WITH_ID = `^(?:${Object.values(patterns)
  .filter((pattern) => pattern.includes(':'))
  .map((pattern) => pattern.replace(/:[^/]+$/, '.+'))
  .join('|')})$`;

/** Elsewhere never answered, whatever lies there: dot files, source maps, compressed copies and files for the host. */
export const HIDDEN = String.raw`(?:^|/)\.|\.(?:map|br|gz)$|^/_`;

/** Files whose names carry a hash. */
export const ASSETS = '^/assets/';

/** Other files: their names have an extension. */
export const FILES = String.raw`\.[^/]+$`;
