// Makes a lane's copy of the build: identical except for the sandbox's port and what is computed from the files that contain
// it, which are digests in the page, hashes in the headers, and compressed copies.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUILT } from './lanes.mjs';

const PAGE = 'index.html';
const COMPRESSED = { gz: gzipSync, br: brotliCompressSync };

/**
 * Recreates a lane's folder, and the folder with nginx's files beside it, from the build. Throws if there is no build.
 * @param {{ sandboxPort: number, folder: string }} lane
 */
export function layOutLane({ sandboxPort, folder }) {
  if (!existsSync(join(BUILT.folder, PAGE))) {
    throw new Error(`There is no build in ${BUILT.folder}: \`npm run journeys\` makes one.`);
  }
  const [from, to] = [BUILT.sandboxPort, sandboxPort].map((port) => `localhost:${port}`);
  /** Replacements: the sandbox's address, and the digests of files that contained it. */
  const changes = new Map([[from, to]]);
  const rewrite = (file) => {
    const old = readFileSync(file, 'utf8');
    const text = [...changes].reduce((now, [one, other]) => now.replaceAll(one, other), old);
    if (text === old) return;
    writeFileSync(file, text);
    for (const [ending, compress] of Object.entries(COMPRESSED)) {
      if (existsSync(`${file}.${ending}`)) writeFileSync(`${file}.${ending}`, compress(text));
    }
    for (const [one, other] of digests(file, old, text)) changes.set(one, other);
  };

  for (const part of ['', '-deploy']) {
    rmSync(`${folder}${part}`, { recursive: true, force: true });
    cpSync(`${BUILT.folder}${part}`, `${folder}${part}`, { recursive: true });
  }
  const assets = filesBelow(join(folder, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
  // In this order: the page contains digests of what it loads, the headers contain hashes of the page's inline parts.
  for (const file of [
    ...assets,
    join(folder, PAGE),
    join(folder, '_headers'),
    ...filesBelow(join(`${folder}-deploy`, 'portal')),
  ]) {
    rewrite(file);
  }
}

/** Returns pairs of old and new digest: of a file that the page loads, or of each inline script and style of the page. */
function digests(file, old, text) {
  if (!file.endsWith('.html')) return [[digest('sha384', old), digest('sha384', text)]];
  const inline = (html) =>
    [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , body]) =>
      digest('sha256', body),
    );
  const after = inline(text);
  return inline(old).map((one, index) => [one, after[index]]);
}

const digest = (kind, text) => createHash(kind).update(text).digest('base64');

function filesBelow(folder) {
  return readdirSync(folder).map((name) => join(folder, name));
}
