// Hashes of the scripts and styles that are inline in index.html: the policy allows no other inline code.
import { createHash } from 'node:crypto';

/** Hashes as sources of a content security policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the hashes of the built page's inline scripts and styles. */
export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => {
      // The browser normalises line breaks before it hashes, too.
      const read = text.replaceAll('\r\n', '\n');
      return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
    });
  return {
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}
