// The countries that a visitor can be set to come from, each with the coordinates of a city.
import type { Visitor } from '../world/vendorWorld.ts';

const PLACES: Record<string, readonly [latitude: number, longitude: number]> = {
  AE: [25.2, 55.27],
  AU: [-33.87, 151.21],
  BR: [-23.55, -46.63],
  CA: [45.5, -73.57],
  DE: [49.45, 11.08],
  ES: [40.42, -3.7],
  FR: [48.86, 2.35],
  GB: [51.51, -0.13],
  IL: [32.08, 34.78],
  IN: [19.08, 72.88],
  JP: [35.68, 139.69],
  SG: [1.35, 103.82],
  US: [40.71, -74.01],
  ZA: [-33.92, 18.42],
};

/** The codes of these countries. */
export const VISITOR_COUNTRIES: readonly string[] = Object.keys(PLACES);

/** Returns the visitor for a code of VISITOR_COUNTRIES; 'failing' makes the lookup fail. Throws for anything else. */
export function visitorOf(country: string): Visitor {
  if (country === 'failing') return 'failing';
  const place = PLACES[country];
  if (!place) throw new TypeError(`No place for "${country}": ${VISITOR_COUNTRIES.join(', ')} or failing.`);
  return { countryCode: country, latitude: place[0], longitude: place[1] };
}
