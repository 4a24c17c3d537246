// Makes the preview server answer as the deployed site does: same headers, 404s, methods and compression.
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ASSETS, FILES, HIDDEN, PAGES_WITH_ID } from '../deploy/addresses.ts';
import type { Header, Kind } from '../deploy/headers.ts';

/** Returns a middleware that answers all requests but those for files without a suitable compressed copy, which it passes on. */
export function previewAnswers(root: string, headersFor: (kind: Kind) => readonly Header[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = decodedPath(request);
    const kind = path === undefined ? 'refused' : kindOf(path);
    const isThere = kind === 'page' || (path !== undefined && isFile(join(root, path)));
    const isAllowed = request.method === 'GET' || request.method === 'HEAD';

    const refuse = (status: number, body: string) => {
      setHeaders('refused');
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
    };
    const setHeaders = (answered: Kind) => {
      for (const [name, value] of headersFor(answered)) response.setHeader(name, value);
    };

    if (!isAllowed) {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(405, 'Method not allowed\n');
    } else if (path === '/index.html') {
      setHeaders('page');
      response.writeHead(301, { Location: '/' }).end();
    } else if (kind === 'refused' || !isThere) {
      refuse(404, 'Not found\n');
    } else {
      setHeaders(kind);
      // Ranges are never served; nginx's configuration rules them out, too.
      delete request.headers.range;
      if (kind === 'page') request.url = '/index.html';
      const file = join(root, kind === 'page' || path === undefined ? 'index.html' : path);
      if (!sendCompressed(file, request, response)) next();
    }
  };
}

/** The encodings of the build's compressed copies (precompress.ts) and their file extensions, the best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.json': 'application/json',
};

/** Sends the compressed copy of a file that the browser accepts; returns false if there is none. */
function sendCompressed(
  file: string,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const accepted = (headers['accept-encoding'] ?? '').split(/, ?/);
  const found = ENCODINGS.find(([encoding, ending]) => accepted.includes(encoding) && isFile(file + ending));
  const type = TYPES[extname(file)];
  if (!found || type === undefined) return false;
  const [encoding, ending] = found;
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
  if (method === 'HEAD') response.end();
  else createReadStream(file + ending).pipe(response);
  return true;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function kindOf(path: string): Kind {
  if (new RegExp(PAGES_WITH_ID).test(path)) return 'page';
  if (new RegExp(HIDDEN).test(path)) return 'refused';
  if (new RegExp(ASSETS).test(path)) return 'asset';
  return new RegExp(FILES).test(path) ? 'file' : 'page';
}

/** Returns the decoded path; undefined if it can't be decoded, or holds a null character. */
function decodedPath({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
