// `_headers` for static hosts (Netlify and Cloudflare Pages read the same format): an address, and its headers below it.
import type { Site } from './contentSecurityPolicy.ts';
import { CACHE, siteHeaders, type Header } from './headers.ts';

/** Returns the file's text. If two addresses match, a host joins their values, so no header is listed under both. */
export function hostHeaders(site: Site): string {
  const block = (address: string, headers: readonly Header[]) =>
    [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', siteHeaders(site)),
    // By default, hosts make browsers revalidate everything else.
    block('/', [['Cache-Control', CACHE.page]]),
    block('/index.html', [['Cache-Control', CACHE.page]]),
    block('/assets/*', [['Cache-Control', CACHE.asset]]),
  ].join('\n');
}
