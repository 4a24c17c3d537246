// Hashes of the scripts and styles that stand in index.html itself: nothing else inline is let run.
import { createHash } from 'node:crypto';

/** Sources of a policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Takes the built page. */
export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => {
      // As the browser reads it.
      const read = text.replaceAll('\r\n', '\n');
      return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
    });
  return {
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}
