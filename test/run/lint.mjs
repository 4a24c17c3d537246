// `npm run lint [-- files]`: the linter, for the files whose result isn't known yet. Rules read types, so a file's result counts as long as
// neither it nor anything it imports has changed (the linter's own cache looks at the file alone).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ESLint } from 'eslint';
import { digestOf, reachable, readImports, readText } from './sources.mjs';

const KNOWN = 'node_modules/.cache/lint.json';
/** What every result depends on: rules, packages, and types that are there without an import. */
const EVERYWHERE = ['eslint.config.js', 'tsconfig.json', 'package-lock.json'];
const DECLARES_FOR_ALL = /\.d\.ts$|^\s*declare (?:module|global)\b/m;

const imports = await readImports();
const files = [...imports.keys(), ...readdirSync('.').filter((file) => /\.(?:ts|m?js)$/.test(file))];
const keys = keysOf(files, imports);
const known = readKnown();
const wanted = process.argv.length > 2 ? new Set(process.argv.slice(2)) : undefined;
const unknown = files.filter((file) => !known.has(keys.get(file)) && (wanted?.has(file) ?? true));
const eslint = new ESLint({ errorOnUnmatchedPattern: false, warnIgnored: false });
const results = unknown.length > 0 ? await eslint.lintFiles(unknown) : [];

const bad = new Set(
  results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => relative(filePath)),
);
mkdirSync(dirname(KNOWN), { recursive: true });
const good = files.filter((file) => !bad.has(file) && (known.has(keys.get(file)) || unknown.includes(file)));
writeFileSync(KNOWN, JSON.stringify(good.map((file) => keys.get(file))));
const { format } = await eslint.loadFormatter('stylish');
process.stdout.write(await format(results));
process.exitCode = bad.size > 0 ? 1 : 0;

/** A key for each file: of its text, of all it imports, and of what it can't help. */
function keysOf(files, imports) {
  const texts = new Map(files.map((file) => [file, readText(file)]));
  const digests = new Map([...texts].map(([file, text]) => [file, digestOf(text)]));
  const declaring = files.filter(
    (file) => DECLARES_FOR_ALL.test(file) || DECLARES_FOR_ALL.test(texts.get(file)),
  );
  const base = digestOf(...EVERYWHERE.map(readText), ...declaring.map((file) => digests.get(file)));
  return new Map(
    files.map((file) => {
      const seen = [...reachable(file, imports)].sort();
      return [file, digestOf(base, ...seen.flatMap((one) => [one, digests.get(one) ?? '']))];
    }),
  );
}

function readKnown() {
  try {
    return new Set(JSON.parse(readFileSync(KNOWN, 'utf8')));
  } catch {
    return new Set();
  }
}

function relative(path) {
  return path.slice(process.cwd().length + 1).replaceAll('\\', '/');
}
