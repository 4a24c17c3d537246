// Scripts for the browser are files beside the part they belong to, and are served unchanged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the script `name` of `folder`, read at each request so that a change takes effect on reload. */
export function browserScript(folder: string, name: string): Response {
  return new Response(readFileSync(join(folder, name), 'utf8'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
    },
  });
}
