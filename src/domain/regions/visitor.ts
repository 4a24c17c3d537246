// The visitor, as the geo lookup knows them: where they are and which currency they pay in
// (docs/product/regions.md#visitor, docs/product/regions.md#currency).

/** A currency that follows from the visitor's country; the vendor may sell in others. */
export type Currency = 'EUR' | 'USD';

/** The visitor's currency and, if the lookup knows it, their position. */
export interface Visitor {
  currencyCode: Currency;
  /** Two capital letters; absent if unknown. */
  countryCode?: string;
  /** Degrees; present together with the longitude or not at all. */
  latitude?: number;
  /** Degrees. */
  longitude?: number;
}

/** The visitor if the geo lookup fails. */
export const DEFAULT_VISITOR: Visitor = Object.freeze({ currencyCode: 'USD' });

/** The countries whose visitors pay in euros, by their two-letter codes. */
export const EUR_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE ' +
    'LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK'
  ).split(' '),
);

/** Returns the currency of a country's visitors; USD if the country is unknown. Case doesn't matter. */
export function currencyOf(countryCode: string | undefined): Currency {
  return countryCode !== undefined && EUR_COUNTRIES.has(countryCode.toUpperCase()) ? 'EUR' : 'USD';
}

/**
 * Returns the currency a new customer pays in: the visitor's if plans are sold in it, else USD, else the first in `sold`.
 * `sold` are the currencies the vendor sells in; while they are unknown it is the visitor's.
 */
export function payingCurrency(visitor: Visitor, sold: readonly string[] | undefined): string {
  const currencies = [visitor.currencyCode, DEFAULT_VISITOR.currencyCode];
  return currencies.find((code) => sold?.includes(code)) ?? sold?.[0] ?? visitor.currencyCode;
}

/**
 * Returns the visitor from the lookup's unconverted answer, `{ "<any name>": { CountryCode, Latitude, Longitude } }`; undefined
 * if it has neither a country nor coordinates.
 */
export function visitorFrom(body: unknown): Visitor | undefined {
  if (!isRecord(body)) return undefined;
  const visitors = Object.values(body).filter(isRecord).map(visitorOf);
  return (
    visitors.find(({ countryCode }) => countryCode !== undefined) ??
    visitors.find(({ latitude }) => latitude !== undefined)
  );
}

function visitorOf({ CountryCode, Latitude, Longitude }: Record<string, unknown>): Visitor {
  const code = typeof CountryCode === 'string' ? CountryCode.trim().toUpperCase() : '';
  const country = /^[A-Z]{2}$/.test(code) ? { countryCode: code } : {};
  const latitude = degrees(Latitude, 90);
  const longitude = degrees(Longitude, 180);
  const position = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
  return { currencyCode: currencyOf(code), ...country, ...position };
}

/** A number, or one written as text (the lookup converts XML). */
function degrees(value: unknown, most: number): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText || typeof value === 'number' ? Number(value) : NaN;
  return Math.abs(number) <= most ? number : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
