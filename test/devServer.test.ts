// The dev server must find all packages at its start. If it discovers one later, it bundles it and reloads the page: in a fresh
// clone, that discarded the files chosen for the first upload.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { ENTRIES } from '../build/leanPackages';
import { readModules } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;

/** Returns the packages that the code imports at runtime, anywhere: pages, lazy parts, workers. */
function imported(): string[] {
  const modules = readModules(root, ['src']).filter(({ file }) => !/\.test\.tsx?$/.test(file));
  const needed = modules.flatMap(({ imports }) => imports.filter(({ isType }) => !isType));
  const isBundled = (name: string) => !/^(?:\.|virtual:)/.test(name) && !(name in ENTRIES);
  return [
    ...new Set(needed.map(({ specifier }) => specifier).filter(isBundled)),
    // The identity client is served from its sources, which import these.
    ...['browser-tabs-lock', 'dpop', 'es-cookie'].map((name) => `@auth0/auth0-spa-js > ${name}`),
    // Imported by compiled messages.
    '@messageformat/runtime',
    '@messageformat/runtime/lib/cardinals',
  ].sort();
}

/** Returns the packages that a dev server with an empty cache finds before any page is opened. */
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

it('the dev server pre-bundles every package of the portal, so that none causes a reload', async () => {
  const needed = imported();
  expect(needed).toEqual(expect.arrayContaining(['@noble/hashes/legacy.js', 'fflate', 'react']));
  const found = new Set(await foundAtStart());
  expect(needed.filter((name) => !found.has(name))).toEqual([]);
});
