// What the dev server finds at its start. A package that it meets only later, it bundles then and reloads the page: with a
// fresh clone that took the chosen files of the first upload away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { readModules } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;

/** Packages that the code needs when it runs, wherever it imports them: pages, lazy parts, workers. */
function imported(): string[] {
  const modules = readModules(root, ['src']).filter(({ file }) => !/\.test\.tsx?$/.test(file));
  const needed = modules.flatMap(({ imports }) => imports.filter(({ isType }) => !isType));
  return [
    ...new Set(needed.map(({ specifier }) => specifier).filter((name) => !/^(?:\.|virtual:)/.test(name))),
    // What compiled messages import.
    '@messageformat/runtime',
    '@messageformat/runtime/lib/cardinals',
  ].sort();
}

/** Packages that a dev server finds by itself with an empty cache, before anybody opens a page. */
async function foundAtStart(): Promise<string[]> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'));
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'test',
    cacheDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const optimizer = server.environments.client.depsOptimizer!;
    await optimizer.scanProcessing;
    const { optimized, discovered } = optimizer.metadata;
    return [...Object.keys(optimized), ...Object.keys(discovered)];
  } finally {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

it('is every package of the portal, so that nothing is loaded late', async () => {
  const needed = imported();
  expect(needed).toEqual(expect.arrayContaining(['@noble/hashes/legacy.js', 'fflate', 'react']));
  const found = new Set(await foundAtStart());
  expect(needed.filter((name) => !found.has(name))).toEqual([]);
});
