// `_headers` for static hosts (Netlify and Cloudflare Pages read the same lines): an address, and below it its headers.
import type { Site } from './contentSecurityPolicy.ts';
import { CACHE, siteHeaders, type Header } from './headers.ts';

/** Returns the file's text. Where two addresses match, a host joins what both say: no header stands below both. */
export function hostHeaders(site: Site): string {
  const block = (address: string, headers: readonly Header[]) =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', siteHeaders(site)),
    // All else is asked for each time by the hosts' own rule.
    block('/', [['Cache-Control', CACHE.page]]),
    block('/index.html', [['Cache-Control', CACHE.page]]),
    block('/assets/*', [['Cache-Control', CACHE.asset]]),
  ].join('\n');
}
