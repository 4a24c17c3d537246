import { describe, expect, it } from 'vitest';
import { localeFor, ownLanguage } from './choice';

const KNOWN = ['en', 'de'];

describe('the initial language', () => {
  it.each([
    [['de-AT', 'en-US'], 'de'],
    [['fr-FR', 'de', 'en'], 'de'],
    [['EN-gb'], 'en'],
    [['fr-FR', 'it'], 'en'],
    [['den'], 'en'],
    [[], 'en'],
  ])('for a browser with the languages %j is %s', (wanted, language) => {
    expect(ownLanguage(KNOWN, wanted)).toBe(language);
  });
});

describe('the locale of dates and numbers', () => {
  it.each([
    ['de', ['en-US', 'de-AT', 'de-DE'], 'de-AT'],
    ['en', ['de-DE'], 'en'],
    ['en', ['de-DE', 'en-GB'], 'en-GB'],
    ['en-XA', ['en-GB'], 'en-GB'],
  ])('for the language %s and a browser with the languages %j is %s', (language, wanted, locale) => {
    expect(localeFor(language, wanted)).toBe(locale);
  });
});
