// Subresource integrity of what index.html loads itself: a server that was tampered with, or a file cut short, doesn't run.
import { createHash } from 'node:crypto';

const LOADED = /<(?:script|link)\b(?![^>]*\bintegrity=)[^>]*\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** Returns the page with each script's and stylesheet's digest. */
export function withIntegrity(html: string, read: (address: string) => Uint8Array): string {
  return html.replace(LOADED, (tag, address: string) => {
    const digest = createHash('sha384').update(read(address)).digest('base64');
    return `${tag} integrity="sha384-${digest}"`;
  });
}
