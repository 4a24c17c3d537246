// Regions: how they are named, grouped and found near a visitor (docs/product/regions.md#names,
// docs/product/regions.md#nearest).

import { ABSENT } from '../text/shown';
import type { Region } from '../../wire/catalogue';
import { ordered } from '../values/ordered';

export type { Region } from '../../wire/catalogue';

/** A position on Earth; either coordinate may be unknown. */
export interface Coordinates {
  /** Degrees. */
  latitude?: number | undefined;
  /** Degrees. */
  longitude?: number | undefined;
}

/** The regions of one nation, listed under its name. */
export interface RegionGroup {
  /** The displayed nation. */
  nation: string;
  regions: Region[];
}

const DEFAULT_REGION = 'eu-west-1';

const EARTH_RADIUS_KM = 6373;
const GROUP_ORDER = ['Europe', 'North/South America', 'Asia Pacific', 'Middle East', 'Africa'];

const LOCATION_NAMES = new Map([
  ['Spain', 'Madrid'],
  ['UAE', 'Dubai'],
]);

const NATION_NAMES = new Map([
  ['South America', 'North/South America'],
  ['Canada', 'North/South America'],
  ['US East', 'North/South America'],
  ['US West', 'North/South America'],
  ['Israel', 'Middle East'],
]);

/** Returns the location's name on the screen: the vendor's own unless the portal has another; '–' if absent. */
export function displayLocation({ location }: Pick<Region, 'location'>): string {
  return LOCATION_NAMES.get(location ?? '') ?? location ?? ABSENT;
}

/** Returns the nation's name on the screen: the vendor's own unless the portal has another; '–' if absent. */
export function displayNation({ nation }: Pick<Region, 'nation'>): string {
  return NATION_NAMES.get(nation ?? '') ?? nation ?? ABSENT;
}

/** 'location - nation', both as displayed. */
export function regionName(region: Pick<Region, 'location' | 'nation'>): string {
  return `${displayLocation(region)} - ${displayNation(region)}`;
}

/** Returns the regions grouped by nation: known nations in a fixed order, then unknown ones by name. No group is empty. */
export function groupRegions(regions: readonly Region[]): RegionGroup[] {
  const nations = [...new Set(regions.map(displayNation))];
  return ordered(nations, [groupRank, (nation) => nation]).map((nation) => ({
    nation,
    regions: ordered(
      regions.filter((region) => displayNation(region) === nation),
      [displayLocation, ({ code }) => code],
    ),
  }));
}

function groupRank(nation: string): number {
  const index = GROUP_ORDER.indexOf(nation);
  return index === -1 ? GROUP_ORDER.length : index;
}

/**
 * Returns the code of the region nearest to the coordinates. Without coordinates it is eu-west-1 or, if that isn't among the
 * regions, the first one shown. The code is that of an existing region unless `regions` is empty.
 */
export function nearestRegion(regions: readonly Region[], from: Coordinates = {}): string {
  let nearest = usualRegion(regions);
  let shortest = Infinity;
  for (const region of regions) {
    const distance = distanceKm(from, region);
    if (distance < shortest) {
      shortest = distance;
      nearest = region.code;
    }
  }
  return nearest;
}

function usualRegion(regions: readonly Region[]): string {
  const first = groupRegions(regions)[0]?.regions[0];
  return !first || regions.some(({ code }) => code === DEFAULT_REGION) ? DEFAULT_REGION : first.code;
}

/** Great-circle distance in kilometres (haversine); NaN if a coordinate is missing. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees = NaN) => (degrees * Math.PI) / 180;
  const latitudes = Math.sin((radians(b.latitude) - radians(a.latitude)) / 2) ** 2;
  const longitudes = Math.sin((radians(b.longitude) - radians(a.longitude)) / 2) ** 2;
  const half = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}
