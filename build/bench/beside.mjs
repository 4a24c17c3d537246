// `npm run bench -- --beside COMMIT`: builds that commit too, and loads the overviews of both in turn, so that other load on the
// machine affects both alike. Prints ratios only.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { load } from './loads.mjs';
import { PORTS, ratios, seed, signedIn } from './pages.mjs';

const git = (...args) => execFileSync('git', args, { stdio: 'pipe' });
const TEN = { persona: 'newcomer', count: 10 };
/** The last of the ten cards. */
const LAST = 'article >> nth=9';

/** The ports of the other commit's portal and sandbox. */
export const OTHER_PORTS = {
  ...PORTS,
  PORTAL_PORT: String(Number(PORTS.PORTAL_PORT) + 1),
  SANDBOX_PORT: String(Number(PORTS.SANDBOX_PORT) + 1),
};

/** Checks a commit out into a folder of its own, with this tree's packages. Returns the folder, and how to remove it. */
export function checkedOut(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'portal-beside-')), 'tree');
  git('worktree', 'add', '--detach', folder, commit);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => git('worktree', 'remove', '--force', folder) };
}

/** Returns the rows: how this tree's overview compares with the other's. */
export async function beside(browser, runs) {
  const sites = [];
  for (const ports of [PORTS, OTHER_PORTS]) {
    await seed({ subscriptions: TEN }, ports);
    const context = await signedIn(browser, TEN.persona, undefined, ports);
    sites.push({ context, address: `http://localhost:${ports.PORTAL_PORT}`, loads: [] });
  }
  for (let run = 0; run < runs; run += 1)
    for (const { context, address, loads } of sites) loads.push(await load(context, address, LAST));
  const [ours, theirs] = sites.map(
    ({ loads }) =>
      (key) =>
        loads.map((one) => one[key]),
  );
  for (const { context } of sites) await context.close();
  const compare = (what, most, key) => ratios(`overview beside it: ${what}`, most, ours(key), theirs(key));
  return [
    compare('largest contentful paint', 0.8, 'lcp'),
    compare('processor time until the last card', 0.7, 'busy'),
  ];
}
