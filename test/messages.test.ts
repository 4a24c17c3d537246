// The language files (docs/product/wording.md#languages) are complete, consistent, and loaded where their messages are used.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesOf, messageTypes, valuesOf } from '../build/messages/compile.ts';
import {
  languageCodes,
  PSEUDO_LANGUAGE,
  readCatalogue,
  SOURCE_LANGUAGE,
} from '../build/messages/languages.ts';
import { readTypes } from '../build/messages/types.ts';
import { MESSAGE_CHUNKS } from '../build/messages/chunks.ts';
import { readModules, type Module } from './support/moduleGraph';

const root = `${import.meta.dirname}/..`;
const english = messagesOf(readCatalogue(SOURCE_LANGUAGE));
const modules = readModules(root, ['src']).filter(({ file }) => !/\.test\.tsx?$/.test(file));
const product = modules.filter(({ file }) => !file.startsWith('src/messages/'));

describe.each([...languageCodes(), PSEUDO_LANGUAGE])('the language %s', (code) => {
  const messages = messagesOf(readCatalogue(code));
  const described = (text: string) => ({
    values: [...valuesOf(text).keys()].sort(),
    tags: (text.match(/<\/?\w+>/g) ?? []).sort(),
  });

  it('has exactly the messages of the English catalogue', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has every message with the same values and tags', () => {
    const differing = [...messages].filter(
      ([key, text]) => JSON.stringify(described(text)) !== JSON.stringify(described(english.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('has no empty messages, and no straight quotation marks', () => {
    expect([...messages].filter(([, text]) => text.trim() === '' || text.includes('"'))).toEqual([]);
  });
});

describe('the messages', () => {
  it('spell email and cancelled in one way', () => {
    const other = /e-mail|\bcancel(ed|ing)\b/i;
    expect([...english].filter(([, text]) => other.test(text))).toEqual([]);
  });

  it('have types that are up to date, or npm run messages has to be run', () => {
    expect(readTypes()).toBe(messageTypes(readCatalogue(SOURCE_LANGUAGE)));
  });

  it('are all used', () => {
    const said = new Set(product.flatMap(keysIn));
    expect([...english.keys()].filter((key) => !said.has(key))).toEqual([]);
  });

  it('aren’t used in style selectors, because styles apply in every language', () => {
    const styles = [readFileSync(`${root}/src/print.css`, 'utf8'), ...product.map(({ text }) => text)];
    expect(styles.filter((text) => text.includes('[aria-label'))).toEqual([]);
  });

  it.each(screens())('that the page $page uses are loaded with it', ({ page, messages }) => {
    const parts = reachable(page);
    const late = parts.flatMap(({ text }) =>
      [...text.matchAll(/loadMessages\(\[([^\]]*)\]\)/g)].flatMap(
        ([, named = '']) => named.match(/\w+/g) ?? [],
      ),
    );
    const loaded = new Set(['boot', ...MESSAGE_CHUNKS.app, ...[...messages, ...late].flatMap(groupsOf)]);
    const missing = parts.flatMap((module) =>
      keysIn(module)
        .filter((key) => !loaded.has(key.split('.', 1)[0] ?? ''))
        .map((key) => `${module.file} says ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('that the app uses are loaded with it', () => {
    const loaded = new Set<string>(['boot', ...MESSAGE_CHUNKS.app]);
    const missing = reachable('src/mount.tsx', false).flatMap((module) =>
      keysIn(module).filter((key) => !loaded.has(key.split('.', 1)[0] ?? '')),
    );
    expect(missing).toEqual([]);
  });
});

/** Returns the message keys that a module names. */
function keysIn({ text }: Module): string[] {
  return [...text.matchAll(/['"](\w+\.\w+)['"]/g)].flatMap(([, key = '']) => (english.has(key) ? [key] : []));
}

function groupsOf(chunk: string): readonly string[] {
  return chunk === 'shared' ? MESSAGE_CHUNKS.shared : [chunk];
}

/** Returns each screen's page, and the message chunks it names in src/pages.ts. */
function screens(): { page: string; messages: string[] }[] {
  const text = readFileSync(`${root}/src/pages.ts`, 'utf8');
  return [
    ...text.matchAll(/messages: \[([^\]]*)\],\s+load: async \(\) => \(await import\('\.\/([^']+)'\)/g),
  ].map(([, messages = '', page = '']) => ({
    page: `src/${page}.tsx`,
    messages: [...messages.matchAll(/'(\w+)'/g)].map(([, chunk = '']) => chunk),
  }));
}

/** Returns a module and all its direct and indirect imports; without those loaded on demand unless `withDynamic`. */
function reachable(start: string, withDynamic = true): Module[] {
  const found = new Set([start]);
  for (const file of found) {
    const module = modules.find((one) => one.file === file);
    for (const { file: to, isType, isDynamic } of module?.imports ?? []) {
      if (to?.startsWith('src/') && !isType && (withDynamic || !isDynamic)) found.add(to);
    }
  }
  return modules.filter(({ file }) => found.has(file));
}
