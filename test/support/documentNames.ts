// Finds what documents and comments name although it is gone: identifiers, files, scripts and variables. For the documents test.

export interface Tree {
  /** The texts of documents and code, by path. */
  texts: ReadonlyMap<string, string>;
  /** Every file and folder, relative to the project's root. */
  paths: readonly string[];
  /** The names of installed packages, which the documents may name too. */
  packages: readonly string[];
  /** The names of npm's scripts. */
  scripts: readonly string[];
}

const isMarkdown = (file: string) => file.endsWith('.md');
const hasComments = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file);

/** A comment begins after a space or a bracket, unlike the `/*` of a glob and the `//` of an address. */
const COMMENT = /(?<![^\s{(])\/\*[^]*?\*\/|(?<!\S)\/\/.*$/gm;
const FENCED = /^( *)(`{3,})[^]*?^\1\2/gm;
const SPAN = /`([^`]+)`/g;
/** A word, but no option of a command and no part of a header's name. */
const WORD = /(?<![\w$-])[A-Za-z_$][\w$]*/g;
/** Several words in one: an identifier. */
const HUMP = /[a-z0-9][A-Z]/;
/** The same where no backticks tell it from a brand: GitHub, iCloud, macOS. */
const PLAIN_HUMP = /^[a-z]{2,}.*[a-z0-9][A-Z][a-z]/;
/** A component or a type, if it stands alone. */
const CAPITALISED = /^[A-Z]\w*[a-z]\w*$/;
const PATH =
  /(?<![\w/.*<>@-])(?:[\w@-][\w./@-]*\.(?:tsx?|mjs|sh|css|py)\b|(?:src|sandbox|test|build|deploy)\/[\w./@-]*)/g;
const SCRIPT = /npm run [\w:-]+/g;
const VARIABLE = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

/** Returns one line for each name in a document or comment that the tree doesn't have. */
export function vanishedNames({ texts, paths, packages, scripts }: Tree): string[] {
  const code = [...texts].map(([file, text]) => (isMarkdown(file) ? '' : withoutComments(file, text)));
  const words = new Set([...code, ...paths, ...packages].flatMap(wordsIn));
  const files = new Set(paths.flatMap(waysToName));
  const commands = new Set(scripts.map((name) => `npm run ${name}`));
  return [...texts].flatMap(([file, text]) => {
    const prose = isMarkdown(file) ? text : commentsIn(file, text);
    const gone = [
      ...[...identifiersIn(file, prose), ...(prose.match(VARIABLE) ?? [])].filter((name) => !words.has(name)),
      ...pathsIn(prose).filter((path) => !files.has(path)),
      ...(prose.match(SCRIPT) ?? []).filter((command) => !commands.has(command)),
    ];
    return [...new Set(gone)].map((name) => `${file} names ${name}, which doesn’t exist.`);
  });
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function commentsIn(file: string, text: string): string {
  return hasComments(file) ? (text.match(COMMENT) ?? []).join('\n') : '';
}

function withoutComments(file: string, text: string): string {
  return hasComments(file) ? text.replace(COMMENT, '') : text;
}

/** Returns what stands in backticks and looks like an identifier; in comments also what does so without them. */
function identifiersIn(file: string, prose: string): string[] {
  const readable = isMarkdown(file) ? prose.replace(FENCED, '') : prose;
  const quoted = [...readable.matchAll(SPAN)].flatMap(({ 1: span = '' }) =>
    wordsIn(span).filter((word) => HUMP.test(word) || (word === span && CAPITALISED.test(word))),
  );
  return isMarkdown(file) ? quoted : [...quoted, ...wordsIn(prose).filter((word) => PLAIN_HUMP.test(word))];
}

function pathsIn(prose: string): string[] {
  return (prose.match(PATH) ?? []).map((path) => path.replace(/[./]+$/, ''));
}

/** Returns the ways to name a file or folder: without its first folders, and each of these without its extension. */
function waysToName(path: string): string[] {
  const parts = path.split('/');
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  return ends.flatMap((end) => [end, end.replace(/(?<=[^/])\.[^/]*$/, '')]);
}
