// Moves the source maps, which are for the operators' error tracker and never for visitors (docs/operations.md#source-maps), from
// the web root to a folder beside it, each with a copy of the file it belongs to.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Empties the folder `beside` and moves the maps of a built web root there; the copies of the files name their maps. */
export async function moveSourceMaps(webRoot: string, beside: string): Promise<void> {
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { recursive: true });
  const names = await readdir(webRoot, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.map'))) {
    const map = basename(name);
    await rename(join(webRoot, name), join(beside, map));
    const code = await readFile(join(webRoot, name.slice(0, -'.map'.length)), 'utf8');
    await writeFile(join(beside, map.slice(0, -'.map'.length)), `${code}//# sourceMappingURL=${map}\n`);
  }
}
