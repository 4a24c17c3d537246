// Finds references to the repository's documents and checks that files and headings exist, for the documents test.
import { posix } from 'node:path';

export interface Reference {
  /** As it is written: 'docs/product/plans.md#choices', '../security.md'. */
  written: string;
  /** The target file, relative to the project's root. */
  file: string;
  /** The heading's anchor; undefined for a reference to the whole file. */
  anchor: string | undefined;
  /** The 1-based line of the reference. */
  line: number;
}

const isMarkdown = (file: string) => file.endsWith('.md');
const FENCED = /^( *)(`{3,})[^]*?^\1\2/gm;
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
/** A document named by its path from the root, in a comment, a string or a sentence. */
const MENTION = /(?<![\w./-])((?:docs\/[\w./-]+|README|CONTRIBUTING)\.md)(?:#([\w-]+))?/g;

/** Returns every reference to a file of the repository: links of Markdown, and documents named by their path in any text. */
export function referencesIn(file: string, text: string): Reference[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const readable = isMarkdown(file) ? withoutFences(text) : text;
  const links = isMarkdown(file)
    ? [...readable.matchAll(LINK)].flatMap(({ 1: written = '', index }) =>
        linkedFrom(file, written, lineAt(index)),
      )
    : [];
  // The target of a link is relative to its file, so it is not a mention.
  const unlinked = isMarkdown(file) ? readable.replace(LINK, (link) => ' '.repeat(link.length)) : readable;
  const mentions = [...unlinked.matchAll(MENTION)].map(({ 0: written, 1: to = '', 2: anchor, index }) => {
    return { written, file: to, anchor, line: lineAt(index) };
  });
  return [...links, ...mentions];
}

function linkedFrom(file: string, written: string, line: number): Reference[] {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(written)) return [];
  const [path = '', anchor] = written.split('#', 2);
  const to = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path)));
  return [{ written, file: to, anchor, line }];
}

/** Returns the anchors GitHub gives to a document's headings. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { 1: heading = '' } of withoutFences(markdown).matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n += 1) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Replaces fenced code blocks by spaces, so that line numbers stay the same. */
function withoutFences(markdown: string): string {
  return markdown.replace(FENCED, (block) => block.replace(/[^\n]/g, ' '));
}

/** Returns one line for each broken reference. `texts` is by file; `exists` tells whether a file without a text exists. */
export function brokenReferences(
  texts: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): string[] {
  return [...texts].flatMap(([file, text]) =>
    referencesIn(file, text).flatMap((reference) => {
      const why = brokenBecause(reference, texts, exists);
      return why === undefined ? [] : [`${file}:${reference.line} names ${reference.written}: ${why}`];
    }),
  );
}

function brokenBecause(
  { file, anchor }: Reference,
  texts: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): string | undefined {
  const text = texts.get(file);
  if (text === undefined && !exists(file)) return 'there is no such file.';
  if (anchor === undefined || !isMarkdown(file)) return undefined;
  return anchorsOf(text ?? '').has(anchor) ? undefined : 'the file has no such heading.';
}
