// The language files (docs/product/wording.md#languages) are complete and consistent.
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

  it.runIf(code !== SOURCE_LANGUAGE)(
    'is translated: at most one message in twenty is the same as in English',
    () => {
      const same = [...messages].filter(([key, text]) => text === english.get(key));
      expect(same.length).toBeLessThan(english.size / 20);
    },
  );

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
    const page = { file: 'index.html', text: readFileSync(`${root}/index.html`, 'utf8') };
    const said = new Set([...product, page].flatMap(keysIn));
    expect([...english.keys()].filter((key) => !said.has(key))).toEqual([]);
  });

  it('aren’t used in style selectors, because styles apply in every language', () => {
    const styles = [readFileSync(`${root}/src/print.css`, 'utf8'), ...product.map(({ text }) => text)];
    expect(styles.filter((text) => text.includes('[aria-label'))).toEqual([]);
  });
});

/** Returns the message keys that a module names. */
function keysIn({ text }: Pick<Module, 'text'>): string[] {
  return [...text.matchAll(/['"](\w+\.\w+)['"]/g)].flatMap(([, key = '']) => (english.has(key) ? [key] : []));
}
