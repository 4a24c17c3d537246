import { describe, expect, it } from 'vitest';
import { currencyOf, DEFAULT_VISITOR, EUR_COUNTRIES, payingCurrency, visitorFrom } from './visitor';

describe('the visitor’s currency', () => {
  it('is EUR for 57 countries', () => {
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
  ])('in the country %s is %s', (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });
});

describe('the currency to pay in', () => {
  it.each<['EUR' | 'USD', string[] | undefined, string]>([
    ['EUR', ['EUR', 'USD'], 'EUR'],
    ['USD', ['EUR', 'USD'], 'USD'],
    ['EUR', ['GBP', 'USD'], 'USD'],
    ['USD', ['GBP', 'EUR'], 'GBP'],
    ['EUR', [], 'EUR'],
    ['EUR', undefined, 'EUR'],
  ])('for a visitor with %s and the sold currencies %o is %s', (currencyCode, sold, paid) => {
    expect(payingCurrency({ currencyCode }, sold)).toBe(paid);
  });
});

describe('the visitor’s location', () => {
  const german = { currencyCode: 'EUR', countryCode: 'DE', latitude: 49.45, longitude: 11.08 };
  it.each<[string, unknown, unknown]>([
    ['numbers', { Response: { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 } }, german],
    ['text', { geo: { CountryCode: 'DE', Latitude: '49.45', Longitude: '11.08' } }, german],
    [
      'a record after one of another name',
      { '?xml': { version: '1.0' }, Response: { CountryCode: 'de', Latitude: 49.45, Longitude: 11.08 } },
      german,
    ],
    [
      'western and southern coordinates',
      { r: { CountryCode: 'BR', Latitude: -23.55, Longitude: -46.63 } },
      { currencyCode: 'USD', countryCode: 'BR', latitude: -23.55, longitude: -46.63 },
    ],
    [
      'the equator at Greenwich',
      { r: { CountryCode: 'US', Latitude: 0, Longitude: '0' } },
      { currencyCode: 'USD', countryCode: 'US', latitude: 0, longitude: 0 },
    ],
    [
      'values with surrounding spaces',
      { r: { CountryCode: ' de ', Latitude: ' 49.45 ', Longitude: ' 11.08 ' } },
      german,
    ],
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
      'extreme coordinates',
      { r: { CountryCode: 'DE', Latitude: 90, Longitude: -180 } },
      { currencyCode: 'EUR', countryCode: 'DE', latitude: 90, longitude: -180 },
    ],
    [
      'only a latitude',
      { r: { CountryCode: 'DE', Latitude: 49.45, Longitude: 180.1 } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'coordinates of another type',
      { r: { CountryCode: 'DE', Latitude: true, Longitude: [] } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'a country without coordinates',
      { r: { CountryCode: 'DE' } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'empty coordinates',
      { r: { CountryCode: 'DE', Latitude: '', Longitude: ' ' } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'a latitude and an empty longitude',
      { r: { CountryCode: 'DE', Latitude: ' ', Longitude: '11.08' } },
      { currencyCode: 'EUR', countryCode: 'DE' },
    ],
    [
      'coordinates out of range',
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
      'the first record with a country, although another one has coordinates',
      { a: { Latitude: 0, Longitude: 0 }, b: { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 } },
      german,
    ],
    ['neither a country nor coordinates', { r: { CountryCode: '', Latitude: 91, Longitude: 0 } }, undefined],
    ['a flat record', { CountryCode: 'DE', Latitude: 49.45, Longitude: 11.08 }, undefined],
    ['converted keys', { response: { countryCode: 'DE' } }, undefined],
    ['null', null, undefined],
    ['undefined', undefined, undefined],
    ['text', 'DE', undefined],
    ['an empty object', {}, undefined],
    ['an empty list', [], undefined],
  ])('is parsed from %s', (_, body, visitor) => {
    expect(visitorFrom(body)).toEqual(visitor);
  });

  it('is unknown by default, with the currency USD', () => {
    expect(DEFAULT_VISITOR).toEqual({ currencyCode: 'USD' });
  });
});
