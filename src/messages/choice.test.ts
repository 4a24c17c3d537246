import { describe, expect, it, vi } from 'vitest';
import { currentLanguage } from './catalogue';
import { localeFor, ownLanguage, speakOwnLanguage } from './choice';

const KNOWN = ['en', 'de'];

describe('the initial language', () => {
  it.each([
    [['de-AT', 'en-US'], 'de'],
    [['fr-FR', 'de', 'en'], 'de'],
    [['EN-gb'], 'en'],
    [['fr-FR', 'it'], 'en'],
    [['den'], 'en'],
    [[], 'en'],
    [['de-DE@euro'], 'de'],
    [['de_AT.UTF-8'], 'de'],
    [['de-'], 'de'],
    [['', 'C', '*', null, 7, 'de'], 'de'],
    [undefined, 'en'],
    [null, 'en'],
    [[undefined], 'en'],
    ['de', 'en'],
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
    ['en', ['en-US@posix'], 'en-US'],
    ['de', ['de-DE@euro'], 'de-DE'],
    ['de', ['de_AT.UTF-8'], 'de-AT'],
    ['en', ['en-'], 'en'],
    ['en', ['en-not a variant', 'en-GB'], 'en-GB'],
    ['en', undefined, 'en'],
    ['de', [null], 'de'],
  ])('for the language %s and a browser with the languages %j is %s', (language, wanted, locale) => {
    expect(localeFor(language, wanted)).toBe(locale);
  });
});

describe('the boot', () => {
  it.each<[string, () => unknown, string, string]>([
    ['odd', () => ['de-DE@euro'], 'en-GB', 'de'],
    ['no', () => [], 'de-AT', 'de'],
    ['undefined', () => undefined, 'de', 'de'],
    [
      'refused',
      () => {
        throw new Error('No.');
      },
      'de',
      'en',
    ],
  ])('with %s languages is in a language of the portal', (_what, languages, language, code) => {
    vi.spyOn(navigator, 'languages', 'get').mockImplementation(languages as () => string[]);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    speakOwnLanguage();
    expect([currentLanguage(), document.documentElement.lang]).toEqual([code, code]);
  });
});
