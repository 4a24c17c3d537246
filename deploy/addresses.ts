// The kinds of addresses on the site, as regular expressions over the decoded path, in the order in which nginx and the preview
// server both try them. All other addresses show the page.
import { patterns } from '../src/paths.ts';

/** Addresses of the page that end in an id, which may contain anything: dots, and slashes once it's decoded. */
export const PAGES_WITH_ID = `^(?:${Object.values(patterns)
  .filter((pattern) => pattern.includes(':'))
  .map((pattern) => pattern.replace(/:[^/]+$/, '.+'))
  .join('|')})$`;

/**
 * Anywhere else, never served even if such a file exists: dot files but for security.txt, source maps, compressed copies and
 * files for the host.
 */
export const HIDDEN = String.raw`(?:^|/)\.(?!well-known/security\.txt$)|\.(?:map|br|gz)$|^/_`;

/** Files whose names contain a hash. */
export const ASSETS = '^/assets/';

/** Other files: their names have an extension. */
export const FILES = String.raw`\.[^/]+$`;
