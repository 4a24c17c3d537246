// The regions that instances can run in, with the places' real coordinates. Locations and nations are spelled as by the vendor,
// before the portal renames them (docs/product/regions.md#names).
import type { Region } from '../vendorWorld.ts';

type Row = [
  code: string,
  location: string,
  nation: string,
  latitude: number,
  longitude: number,
  timezone: string,
];

const rows: Row[] = [
  ['eu-west-1', 'Ireland', 'Europe', 53.35, -6.26, 'GMT Standard Time'],
  ['eu-west-2', 'London', 'Europe', 51.51, -0.13, 'GMT Standard Time'],
  ['eu-central-1', 'Frankfurt', 'Europe', 50.11, 8.68, 'W. Europe Standard Time'],
  ['eu-north-1', 'Stockholm', 'Europe', 59.33, 18.07, 'W. Europe Standard Time'],
  ['eu-south-2', 'Spain', 'Europe', 40.42, -3.7, 'Romance Standard Time'],
  ['us-east-1', 'N. Virginia', 'US East', 38.95, -77.45, 'Eastern Standard Time'],
  ['us-east-2', 'Ohio', 'US East', 39.96, -83.0, 'Eastern Standard Time'],
  ['us-west-2', 'Oregon', 'US West', 45.84, -119.69, 'Pacific Standard Time'],
  ['ca-central-1', 'Montreal', 'Canada', 45.5, -73.57, 'Eastern Standard Time'],
  ['sa-east-1', 'São Paulo', 'South America', -23.55, -46.63, 'E. South America Standard Time'],
  ['ap-southeast-1', 'Singapore', 'Asia Pacific', 1.35, 103.82, 'Singapore Standard Time'],
  ['ap-southeast-2', 'Sydney', 'Asia Pacific', -33.87, 151.21, 'AUS Eastern Standard Time'],
  ['ap-northeast-1', 'Tokyo', 'Asia Pacific', 35.68, 139.69, 'Tokyo Standard Time'],
  ['ap-south-1', 'Mumbai', 'Asia Pacific', 19.08, 72.88, 'India Standard Time'],
  ['me-central-1', 'UAE', 'Middle East', 25.2, 55.27, 'Arabian Standard Time'],
  ['il-central-1', 'Tel Aviv', 'Israel', 32.09, 34.78, 'Israel Standard Time'],
  ['af-south-1', 'Cape Town', 'Africa', -33.92, 18.42, 'South Africa Standard Time'],
];

/** Returns all regions in the vendor's order, which is not the order on the screen. */
export function seedRegions(): Region[] {
  return rows.map(([code, location, nation, latitude, longitude, timezone]) => ({
    code,
    location,
    nation,
    longitude,
    latitude,
    timezone,
  }));
}
