import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayLocation,
  displayNation,
  distanceKm,
  groupRegions,
  nearestRegion,
  regionName,
} from './region';
import type { Region } from './region';

const region = (
  code: string,
  location: string,
  nation: string,
  latitude: number,
  longitude: number,
): Region => ({ code, location, nation, latitude, longitude });

const REGIONS: Region[] = [
  region('af-south-1', 'Cape Town', 'Africa', -33.92, 18.42),
  region('me-central-1', 'UAE', 'Middle East', 25.2, 55.27),
  region('il-central-1', 'Tel Aviv', 'Israel', 32.08, 34.78),
  region('ap-southeast-2', 'Sydney', 'Asia Pacific', -33.87, 151.21),
  region('ap-northeast-1', 'Tokyo', 'Asia Pacific', 35.68, 139.69),
  region('us-west-2', 'Oregon', 'US West', 45.84, -119.7),
  region('us-east-1', 'N. Virginia', 'US East', 38.95, -77.45),
  region('ca-central-1', 'Montreal', 'Canada', 45.5, -73.57),
  region('sa-east-1', 'São Paulo', 'South America', -23.55, -46.63),
  region('eu-south-2', 'Spain', 'Europe', 40.42, -3.7),
  region('eu-west-1', 'Dublin', 'Europe', 53.35, -6.26),
  region('eu-central-1', 'Frankfurt', 'Europe', 50.11, 8.68),
  region('eu-west-3', 'Paris', 'Europe', 48.86, 2.35),
];

describe('the displayed name of', () => {
  it.each([
    ['Spain', 'Madrid'],
    ['UAE', 'Dubai'],
    ['Dublin', 'Dublin'],
    ['constructor', 'constructor'],
    [undefined, '–'],
  ])('the location %s is %s', (location, shown) => {
    expect(displayLocation({ location })).toBe(shown);
  });

  it.each([
    ['South America', 'North/South America'],
    ['Canada', 'North/South America'],
    ['US East', 'North/South America'],
    ['US West', 'North/South America'],
    ['Israel', 'Middle East'],
    ['Europe', 'Europe'],
    ['Atlantis', 'Atlantis'],
    [undefined, '–'],
  ])('the nation %s is %s', (nation, shown) => {
    expect(displayNation({ nation })).toBe(shown);
  });

  it.each([
    ['Dublin', 'Europe', 'Dublin - Europe'],
    ['Spain', 'Europe', 'Madrid - Europe'],
    ['Tel Aviv', 'Israel', 'Tel Aviv - Middle East'],
    ['Oregon', 'US West', 'Oregon - North/South America'],
  ])('the region %s in %s is %s', (location, nation, name) => {
    expect(regionName({ location, nation })).toBe(name);
  });
});

describe('the groups of regions', () => {
  it('have a fixed order, with unknown nations last, and are sorted by displayed location', () => {
    const unknown = [
      region('zz-1', 'Kitezh', 'Underwater', 0, 0),
      region('zz-2', 'Vineta', 'Underwater', 0, 0),
      region('zz-3', 'Poseidonia', 'Atlantis', 0, 0),
    ];
    const groups = groupRegions([...unknown, ...REGIONS]);
    expect(groups.map(({ nation, regions }) => [nation, regions.map(displayLocation)])).toEqual([
      ['Europe', ['Dublin', 'Frankfurt', 'Madrid', 'Paris']],
      ['North/South America', ['Montreal', 'N. Virginia', 'Oregon', 'São Paulo']],
      ['Asia Pacific', ['Sydney', 'Tokyo']],
      ['Middle East', ['Dubai', 'Tel Aviv']],
      ['Africa', ['Cape Town']],
      ['Atlantis', ['Poseidonia']],
      ['Underwater', ['Kitezh', 'Vineta']],
    ]);
  });

  it('sort regions at the same location by their code', () => {
    const twice = ['eu-west-10', 'eu-west-9'].map((code) => region(code, 'Dublin', 'Europe', 0, 0));
    expect(groupRegions(twice)[0]?.regions.map(({ code }) => code)).toEqual(['eu-west-9', 'eu-west-10']);
  });

  it('contain every region exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Europe', 'Canada', 'US East', 'Israel', 'Atlantis', '')),
        (nations) => {
          const regions = nations.map((nation, index) => region(`r-${index}`, 'x', nation, 0, 0));
          const grouped = groupRegions(regions).flatMap((group) => group.regions);
          expect(grouped).toHaveLength(regions.length);
          expect(new Set(grouped)).toEqual(new Set(regions));
        },
      ),
    );
  });
});

describe('the great-circle distance', () => {
  const place = (latitude: number, longitude: number) => ({ latitude, longitude });
  it.each([
    ['a point to itself', place(50, 8), place(50, 8), 0],
    ['a quarter of the equator', place(0, 0), place(0, 90), (6373 * Math.PI) / 2],
    ['a point to its antipode', place(0, 0), place(0, 180), 6373 * Math.PI],
    ['pole to pole', place(90, 0), place(-90, 0), 6373 * Math.PI],
    ['across the date line', place(0, 179), place(0, -179), (6373 * Math.PI) / 90],
    // The cosine of the angle is sin 60° · sin 30°, because the meridians are at a right angle.
    [
      'from 60 to 30 degrees north, a quarter round',
      place(60, 0),
      place(30, 90),
      6373 * Math.acos(Math.sqrt(3) / 4),
    ],
  ])('is right for %s', (_, a, b, kilometres) => {
    expect(distanceKm(a, b)).toBeCloseTo(kilometres, 6);
    expect(distanceKm(b, a)).toBeCloseTo(kilometres, 6);
  });
});

describe('the nearest region', () => {
  it.each([
    ['Nuremberg', 49.45, 11.08, 'eu-central-1'],
    ['London', 51.51, -0.13, 'eu-west-3'],
    ['Lisbon', 38.72, -9.14, 'eu-south-2'],
    ['Boston', 42.36, -71.06, 'ca-central-1'],
    ['Seattle', 47.61, -122.33, 'us-west-2'],
    ['Fiji, across the date line', -18.14, 178.44, 'ap-southeast-2'],
    ['Jerusalem', 31.78, 35.22, 'il-central-1'],
  ])('to %s is right', (_, latitude, longitude, code) => {
    expect(nearestRegion(REGIONS, { latitude, longitude })).toBe(code);
  });

  it('is the first of several at the same location', () => {
    const twice = ['eu-west-9', 'eu-west-8'].map((code) => region(code, 'Dublin', 'Europe', 53.35, -6.26));
    expect(nearestRegion(twice, { latitude: 50, longitude: 0 })).toBe('eu-west-9');
  });

  it.each([
    ['no coordinates', REGIONS, undefined],
    ['a latitude without a longitude', REGIONS, { latitude: 35 }],
    ['invalid coordinates', REGIONS, { latitude: NaN, longitude: NaN }],
    [
      'no coordinates, although another region is first',
      [region('eu-west-9', 'Bonn', 'Europe', 0, 0), ...REGIONS],
      undefined,
    ],
    ['no regions', [], { latitude: 35, longitude: 139 }],
  ])('is eu-west-1 for %s', (_, regions, from) => {
    expect(nearestRegion(regions, from)).toBe('eu-west-1');
  });

  it.each([
    ['there are no coordinates', REGIONS.filter(({ code }) => code !== 'eu-west-1'), undefined],
    [
      'no region has coordinates',
      [region('us-1', 'Ohio', 'US East', NaN, NaN), region('eu-central-1', 'Frankfurt', 'Europe', NaN, NaN)],
      { latitude: 35, longitude: 139 },
    ],
  ])('is the first one if there is no eu-west-1 and %s', (_, regions, from) => {
    expect(nearestRegion(regions, from)).toBe('eu-central-1');
  });
});
