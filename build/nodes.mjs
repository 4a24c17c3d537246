// `npm run nodes`: checks the versions of Node that package.json promises, each installed as a package from the registry: the
// lockfile's packages install there, the tests of the rules, the sandbox and the deployment pass, and all versions build the same
// files, byte for byte (docs/decisions.md).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const HOME = resolve('node_modules/.cache/nodes');
/** The oldest promised versions of 20 and 22, and the newest of 24. */
const VERSIONS = ['20.19.0', '22.13.0', '24'];
/** The package that contains Node's binary; the one called `node` would download it in an install script. */
const PACKAGE = `node-${{ win32: 'win' }[process.platform] ?? process.platform}-${process.arch}`;

const npm = process.env.npm_execpath;
if (!npm) throw new Error('Start it as `npm run nodes`: it needs npm.');

const outcomes = VERSIONS.map(examine);
const had = outcomes.filter(({ digests }) => digests);
const [first, ...others] = had;
const different = others.flatMap(({ version, digests }) => differences(first, { version, digests }));
for (const line of different) console.error(`✗ ${line}`);
if (first && different.length === 0) {
  const list = [...first.digests].map(([file, digest]) => `${digest}  ${file}`).join('\n');
  writeFileSync(join(HOME, 'digests.txt'), `${list}\n`);
  console.log(
    `✓ ${had.map(({ version }) => version).join(', ')} build the same ${first.digests.size} files, byte for byte` +
      ` (sha256 of their list ${sha256(list).slice(0, 16)}…, in ${relative('.', join(HOME, 'digests.txt'))})`,
  );
}
const isWhole = outcomes.every(({ ok }) => ok) && different.length === 0;
process.exitCode = isWhole ? 0 : 1;

/** Checks a version, or the newest one of a line. Returns whether everything passed, and the digests of its build by file. */
function examine(wanted) {
  const node = install(wanted);
  if (!node) {
    console.error(
      `✗ Node ${wanted} can’t be had: the registry gives no ${PACKAGE}@${wanted} that runs here.`,
    );
    return { ok: false };
  }
  const version = run(node, ['--version']).stdout.trim();
  const folder = join(HOME, `build-${wanted}`);
  const ok = [
    step(`${version}: installs`, node, [npm, 'ci', '--dry-run', '--ignore-scripts']),
    step(`${version}: tests`, node, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules']),
    step(`${version}: builds`, node, [
      ...['node_modules/vite/bin/vite.js', 'build', '--mode', 'sandbox', '--logLevel', 'warn'],
      ...['--outDir', folder, '--emptyOutDir'],
    ]),
  ];
  return { version, ok: ok.every(Boolean), digests: ok.at(-1) ? digestsOf(folder) : undefined };
}

/** Returns the path of that Node's binary; undefined if it can't be installed or doesn't run here. */
function install(wanted) {
  const folder = join(HOME, wanted);
  // The folder needs a package.json of its own: otherwise npm would use the portal's, further up.
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--prefix', folder];
  run(process.execPath, [npm, 'install', ...options, `${PACKAGE}@${wanted}`]);
  const home = join(folder, 'node_modules', PACKAGE, 'bin');
  const node = [join(home, 'node'), join(home, 'node.exe')].find((path) => existsSync(path));
  return node && run(node, ['--version']).status === 0 ? node : undefined;
}

/** Runs one check with that Node, prints the outcome, and returns whether it passed. */
function step(name, node, args) {
  const started = Date.now();
  const { status, stdout, stderr } = run(node, args);
  console.log(`${status === 0 ? '✓' : '✗'} Node ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}

function run(program, args) {
  // Processes that a check starts under the name `node` must be of that version too.
  const env = { ...process.env, PATH: `${resolve(program, '..')}:${process.env.PATH}` };
  return spawnSync(program, args, { encoding: 'utf8', env, maxBuffer: 2 ** 26 });
}

/**
 * Returns the digest of each file of a build (what is served, what is deployed beside it, source maps), and deletes the build.
 */
function digestsOf(folder) {
  const files = ['', '-deploy', '-maps']
    .map((kind) => `${folder}${kind}`)
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const digests = files.map((file) => [file.slice(folder.length), sha256(readFileSync(file))]);
  for (const kind of ['', '-deploy', '-maps']) rmSync(`${folder}${kind}`, { recursive: true, force: true });
  return new Map(digests.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns one line for each file that differs between two builds. */
function differences(one, other) {
  const files = new Set([...one.digests.keys(), ...other.digests.keys()]);
  return [...files]
    .filter((file) => one.digests.get(file) !== other.digests.get(file))
    .map((file) => `${file} is another one in the build of ${other.version} than in that of ${one.version}`);
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
