// Subresource integrity for what index.html loads itself: the browser won't run a file that was tampered with or cut short.
import { createHash } from 'node:crypto';

const LOADED = /<(?:script|link)\b(?![^>]*\bintegrity=)[^>]*\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** Returns the page with the digest of each script and style sheet added to its tag. */
export function withIntegrity(html: string, read: (address: string) => Uint8Array): string {
  return html.replace(LOADED, (tag, address: string) => {
    const digest = createHash('sha384').update(read(address)).digest('base64');
    return `${tag} integrity="sha384-${digest}"`;
  });
}
