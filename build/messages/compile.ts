// Compiles a language's file to code (docs/architecture.md#words): messageformat turns its messages, ICU MessageFormat, into
// plain texts and functions. The types of their values come from the English messages.
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse, type Token } from '@messageformat/parser';

/** A language's file: groups of messages by name. */
export type Catalogue = Record<string, Record<string, string>>;

/** The formatters for values that aren't texts, as in `{due, day}`: by name, the TypeScript type of the value. */
const FORMATTERS: Readonly<Record<string, string>> = {
  day: 'number | undefined',
  date: 'number | undefined',
  time: 'number',
  money: 'Money',
  list: 'readonly string[]',
  either: 'readonly string[]',
};

/** The module that compiled messages import the formatters from. */
const FORMATTERS_MODULE = '/src/messages/formatters.ts';

/** Returns the messages of all groups, or of the given ones, by key ('shell.logOut'). */
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

/** Returns a module whose default export has the messages of these groups by key. Throws for a malformed message. */
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

/** Returns the text of a message without values, its escapes resolved; undefined for a message with values. */
function plainText(text: string): string | undefined {
  const parts = parse(text).map((token) => (token.type === 'content' ? token.value : undefined));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Replaces messageformat's `number` by the portal's, which follows the region, too, and not only the language. */
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

/** Returns the TypeScript module that types the messages: src/messages/types.gen.ts. */
export function messageTypes(catalogue: Catalogue): string {
  const lines = [...messagesOf(catalogue)].map(([key, text]) => `  '${key}': ${valuesType(text)};`);
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
  ].join('\n');
}

function valuesType(text: string): string {
  const values = [...valuesOf(text)];
  if (values.length === 0) return 'undefined';
  return `{ ${values.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}
