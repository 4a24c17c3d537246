import { describe, expect, it } from 'vitest';
import { localeFor, ownLanguage } from './choice';

const KNOWN = ['en', 'de'];

describe('the language at first', () => {
  it.each([
    [['de-AT', 'en-US'], 'de'],
    [['fr-FR', 'de', 'en'], 'de'],
    [['EN-gb'], 'en'],
    [['fr-FR', 'it'], 'en'],
    [['den'], 'en'],
    [[], 'en'],
  ])('of a browser that asks for %j is %s', (wanted, language) => {
    expect(ownLanguage(KNOWN, wanted)).toBe(language);
  });
});

describe('the locale of dates and numbers', () => {
  it.each([
    ['de', ['en-US', 'de-AT', 'de-DE'], 'de-AT'],
    ['en', ['de-DE'], 'en'],
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en-XA', ['en-GB'], 'en-GB'],
  ])('of %s, where the browser asks for %j, is %s', (language, wanted, locale) => {
    expect(localeFor(language, wanted)).toBe(locale);
  });
});
