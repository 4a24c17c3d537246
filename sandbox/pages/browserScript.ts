// Scripts that run in the browser stand as files beside the part they belong to, and are served as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the folder and the file's name; read each time, so that a change shows on reload. */
export function browserScript(folder: string, name: string): Response {
  return new Response(readFileSync(join(folder, name), 'utf8'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
    },
  });
}
