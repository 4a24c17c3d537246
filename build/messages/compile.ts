// From a language's file to code (docs/architecture.md#words): the messages are ICU MessageFormat, compiled by messageformat
// to plain texts and functions; the types of their values come from the English ones.
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse, type Token } from '@messageformat/parser';

/** A language's file: groups of messages by name. */
export type Catalogue = Record<string, Record<string, string>>;

/** How values are written that aren't texts, `{due, day}`: the formatter's name, and the type of its value. */
const FORMATTERS: Readonly<Record<string, string>> = {
  day: 'number | undefined',
  date: 'number | undefined',
  time: 'number',
  money: 'Money',
  list: 'readonly string[]',
  either: 'readonly string[]',
};

/** Where the functions find the formatters. */
const FORMATTERS_MODULE = '/src/messages/formatters.ts';

/** Returns the messages by key, 'shell.logOut', of all groups or of these. */
export function messagesOf(
  catalogue: Catalogue,
  groups: readonly string[] = Object.keys(catalogue),
): Map<string, string> {
  return new Map(
    groups.flatMap((group) =>
      Object.entries(catalogue[group] ?? {}).map(([name, text]) => [`${group}.${name}`, text] as const),
    ),
  );
}

/** Returns a module whose default export has the messages of these groups by key. Throws for a malformed one. */
export function compileMessages(language: string, catalogue: Catalogue, groups: readonly string[]): string {
  const texts: string[] = [];
  const withValues: Record<string, string> = {};
  for (const [key, text] of messagesOf(catalogue, groups)) {
    const plain = plainText(text);
    if (plain === undefined) withValues[key] = text;
    else texts.push(`  ${JSON.stringify(key)}: ${JSON.stringify(plain)},\n`);
  }
  return compileModule(formatOf(language), withValues)
    .replace(/import \{ ([^}]*)\bnumber\b(?:, )?([^}]*) \} from "@messageformat\/runtime";/, withOwnNumber)
    .replace('export default {\n', `export default {\n${texts.join('')}`);
}

/** Returns what a message without values says, its escapes resolved; undefined for one with values. */
function plainText(text: string): string | undefined {
  const parts = parse(text).map((token) => (token.type === 'content' ? token.value : undefined));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Numbers follow the region too, which messageformat's own don't: its `number` is left for ours. */
function withOwnNumber(_all: string, before: string, after: string): string {
  const others = [...before.split(', '), ...after.split(', ')].map((name) => name.trim()).filter(Boolean);
  const runtime = others.length > 0 ? `import { ${others.join(', ')} } from "@messageformat/runtime";\n` : '';
  return `${runtime}import { number } from "${FORMATTERS_MODULE}";`;
}

function formatOf(language: string): MessageFormat {
  const customFormatters = Object.fromEntries(
    Object.keys(FORMATTERS).map((id) => [id, { formatter: String, id, module: FORMATTERS_MODULE }]),
  );
  return new MessageFormat(language, { customFormatters });
}

/** Returns the values a message takes, by name, with their TypeScript types. */
export function valuesOf(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      const type = typeOf(token);
      const known = values.get(token.arg);
      if (known === undefined || known === ANY_TEXT) values.set(token.arg, type);
      if ('cases' in token) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(parse(text));
  return values;
}

const ANY_TEXT = 'string | number';

function typeOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  switch (token.type) {
    case 'argument':
      return ANY_TEXT;
    case 'plural':
    case 'selectordinal':
      return 'number';
    case 'select':
      return token.cases.map(({ key }) => (key === 'other' ? '(string & {})' : `'${key}'`)).join(' | ');
    case 'function': {
      const type = token.key === 'number' ? 'number' : FORMATTERS[token.key];
      if (type === undefined) throw new Error(`No formatter is called ${token.key}.`);
      return type;
    }
  }
}

/** Returns the module that types the messages: src/messages/types.gen.ts. */
export function messageTypes(catalogue: Catalogue): string {
  const lines = [...messagesOf(catalogue)].map(([key, text]) => `  '${key}': ${valuesType(text)};`);
  const groups = Object.keys(catalogue).map((group) => `  | '${group}'`);
  return [
    '// Made from en.json by `npm run messages`: the values of every message. Change en.json instead.',
    ...(lines.some((line) => line.includes('Money'))
      ? ["import type { Money } from '../domain/values/money';"]
      : []),
    '',
    'export interface MessageValues {',
    ...lines,
    '}',
    '',
    'export type MessageGroup =',
    `${groups.join('\n')};`,
    '',
  ].join('\n');
}

function valuesType(text: string): string {
  const values = [...valuesOf(text)];
  if (values.length === 0) return 'undefined';
  return `{ ${values.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}
