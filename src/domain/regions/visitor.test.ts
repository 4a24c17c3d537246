import { describe, expect, it } from 'vitest';
import { currencyOf, DEFAULT_VISITOR, EUR_COUNTRIES, payingCurrency, visitorFrom } from './visitor';

describe('currency', () => {
  it('is EUR in 57 countries', () => {
    expect(EUR_COUNTRIES.size).toBe(57);
  });

  it.each([
    ['DE', 'EUR'],
    ['de', 'EUR'],
    ['GB', 'EUR'],
    ['CH', 'EUR'],
    ['XK', 'EUR'],
    ['US', 'USD'],
    ['JP', 'USD'],
    ['', 'USD'],
    ['Germany', 'USD'],
    [undefined, 'USD'],
  ])('of %s is %s', (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });
});

describe('the paying currency', () => {
  it.each<['EUR' | 'USD', string[] | undefined, string]>([
    ['EUR', ['EUR', 'USD'], 'EUR'],
    ['USD', ['EUR', 'USD'], 'USD'],
    ['EUR', ['GBP', 'USD'], 'USD'],
    ['USD', ['GBP', 'EUR'], 'GBP'],
    ['EUR', [], 'EUR'],
    ['EUR', undefined, 'EUR'],
  ])('of a visitor with %s among %o is %s', (currencyCode, sold, paid) => {
    expect(payingCurrency({ currencyCode }, sold)).toBe(paid);
  });
});

describe('the visitor', () => {
  const german = { currencyCode: 'EUR', countryCode: 'DE', latitude: 49.45, longitude: 11.08 };
  it.each<[string, unknown, unknown]>([
    ['numbers', { Response: { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 } }, german],
    ['text', { geo: { CountryCode: 'DE', Latitude: '49.45', Longitude: '11.08' } }, german],
    [
      'another name first',
      { '?xml': { version: '1.0' }, Response: { CountryCode: 'de', Latitude: 49.45, Longitude: 11.08 } },
      german,
    ],
    [
      'west and south',
      { r: { CountryCode: 'BR', Latitude: -23.55, Longitude: -46.63 } },
      { currencyCode: 'USD', countryCode: 'BR', latitude: -23.55, longitude: -46.63 },
    ],
    [
      'the equator at Greenwich',
      { r: { CountryCode: 'US', Latitude: 0, Longitude: '0' } },
      { currencyCode: 'USD', countryCode: 'US', latitude: 0, longitude: 0 },
    ],
    ['space around it', { r: { CountryCode: ' de ', Latitude: ' 49.45 ', Longitude: ' 11.08 ' } }, german],
    [
      'the second record, where the first has no country',
      {
        a: null,
        b: { CountryCode: 7 },
        c: { CountryCode: 'DEU' },
        d: { CountryCode: '1DE' },
        e: { CountryCode: 'DE' },
      },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'the ends of the globe',
      { r: { CountryCode: 'DE', Latitude: 90, Longitude: -180 } },
      { currencyCode: 'EUR', countryCode: 'DE', latitude: 90, longitude: -180 },
    ],
    [
      'only a latitude',
      { r: { CountryCode: 'DE', Latitude: 49.45, Longitude: 180.1 } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'a place of another kind',
      { r: { CountryCode: 'DE', Latitude: true, Longitude: [] } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    ['no place', { r: { CountryCode: 'DE' } }, { currencyCode: 'EUR', countryCode: 'DE' }],
    [
      'an empty place',
      { r: { CountryCode: 'DE', Latitude: '', Longitude: ' ' } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'half a place',
      { r: { CountryCode: 'DE', Latitude: ' ', Longitude: '11.08' } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'a place off the globe',
      { r: { CountryCode: 'DE', Latitude: 91, Longitude: 11 } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'a null for a country',
      { r: { CountryCode: null, Latitude: 49.45, Longitude: 11.08 } },
      { currencyCode: 'USD', latitude: 49.45, longitude: 11.08 },
    ],
    [
      'no country',
      { r: { CountryCode: '', Latitude: 0, Longitude: '0' } },
      { currencyCode: 'USD', latitude: 0, longitude: 0 },
    ],
    [
      'the first record with a country, though another has only a place',
      { a: { Latitude: 0, Longitude: 0 }, b: { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 } },
      german,
    ],
    ['neither country nor place', { r: { CountryCode: '', Latitude: 91, Longitude: 0 } }, undefined],
    ['a flat record', { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 }, undefined],
    ['converted keys', { response: { countryCode: 'DE' } }, undefined],
    ['nothing', null, undefined],
    ['no answer', undefined, undefined],
    ['text', 'DE', undefined],
    ['an empty object', {}, undefined],
    ['an empty list', [], undefined],
  ])('from %s', (_, body, visitor) => {
    expect(visitorFrom(body)).toEqual(visitor);
  });

  it('without an answer pays in USD, from nowhere', () => {
    expect(DEFAULT_VISITOR).toEqual({ currencyCode: 'USD' });
  });
});
