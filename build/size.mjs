// `npm run size`: shows what the built portal costs a visitor, in KiB of gzip and brotli. Fails if a load has grown by more than
// 3 % (docs/product/limits.md#budgets): a new figure here needs its reason in docs/decisions.md.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KIB = 1024;
const SUPPORTER_PAGES = /^(?:Supporter|Stack|Customer)Page-/;
const build = process.argv[2] ?? 'dist';
const folder = join(build, 'assets');
if (!existsSync(folder)) {
  console.error(`There is no build in ${build}: run \`npm run build\` first.`);
  process.exit(1);
}
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** Returns the file of a chunk by the name it was built from. */
const chunk = (name) => {
  // The pseudo-language for tests, en-XA, isn't English.
  const file = files.find((one) => one.startsWith(`${name}-`) && !one.startsWith(`${name}-XA-`));
  if (!file) throw new Error(`There is no chunk ${name} in ${folder}: build first.`);
  return file;
};

/** Returns a chunk and everything it imports statically, directly or not. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of sources.get(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    withImports(imported, found);
  }
  return found;
}

/**
 * Returns a chunk's source with the digests of other files replaced by digests of their names: the real ones change with every
 * edit anywhere, and vary the compressed size by 90 bytes.
 */
const withFixedDigests = (source) =>
  source.replaceAll(/([\w.]+)-[\w-]{8}(\.(?:js|css))\b/g, (_, name, ending) => {
    const digest = createHash('sha256').update(`${name}${ending}`).digest('base64url');
    return `${name}-${digest.slice(0, 8)}${ending}`;
  });

function sizeOf(list) {
  const size = { gzip: 0, brotli: 0 };
  for (const file of list) {
    const source = withFixedDigests(sources.get(file));
    size.gzip += gzipSync(source, { level: 9 }).length / KIB;
    size.brotli += brotliCompressSync(source).length / KIB;
  }
  return size;
}

const redirect = withImports(chunk('index'));
/** The language whose messages are the largest: everybody loads one. */
const [largest] = readdirSync(join(import.meta.dirname, '../src/messages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .sort((a, b) => sizeOf([chunk(b)]).brotli - sizeOf([chunk(a)]).brotli);
/** The app, its landing page, and their messages in one language. */
const overview = new Set([
  ...redirect,
  ...['app', 'OverviewPage', largest].flatMap((name) => [...withImports(chunk(name))]),
]);
const pages = files.filter((file) => /Page-[^-]+/.test(file));
/** All pages but the supporters', with everything they import before anything is pressed. */
const customerRoutes = new Set(overview);
for (const file of pages.filter((one) => !SUPPORTER_PAGES.test(one))) {
  for (const each of withImports(file)) customerRoutes.add(each);
}
const rows = [
  { what: 'sign-in redirect', list: redirect, was: 22.1 },
  { what: 'overview, all chunks', list: overview, was: 231.8 },
  { what: 'all customer routes', list: customerRoutes, was: 354.6 },
];

/** How much a load may grow, beside what it was (brotli) on 2026-11-29, with axios whole. */
const GROWTH = 1.03;

let isOver = false;
console.log(`The largest language: ${largest}\n`);
console.log(`${'KiB'.padEnd(40)}${'gzip'.padStart(16)}${'brotli'.padStart(16)}${'was'.padStart(16)}`);
for (const { what, list, was } of rows) {
  const { gzip, brotli } = sizeOf(list);
  const over = brotli > was * GROWTH;
  isOver ||= over;
  const columns = [gzip, brotli, was].map((size) => size.toFixed(1).padStart(16)).join('');
  console.log(`${what.padEnd(40)}${columns}${over ? '  grown by more than 3 %' : ''}`);
}
console.log('\nChunks');
for (const file of files) {
  const { gzip, brotli } = sizeOf([file]);
  console.log(`${file.padEnd(40)}${gzip.toFixed(1).padStart(16)}${brotli.toFixed(1).padStart(16)}`);
}
process.exitCode = isOver ? 1 : 0;
