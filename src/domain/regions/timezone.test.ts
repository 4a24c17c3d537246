import { describe, expect, it } from 'vitest';
import { defaultTimezone, timezoneName } from './timezone';
import { WINDOWS_ZONES } from './windowsZones';

const REGION_CODES = (
  'af-south-1 ap-east-1 ap-east-2 ap-northeast-1 ap-northeast-2 ap-northeast-3 ap-south-1 ap-south-2 ' +
  'ap-southeast-1 ap-southeast-2 ap-southeast-3 ap-southeast-4 ap-southeast-5 ap-southeast-6 ap-southeast-7 ' +
  'ca-central-1 ca-west-1 cn-north-1 cn-northwest-1 eu-central-1 eu-central-2 eu-north-1 eu-south-1 eu-south-2 ' +
  'eu-west-1 eu-west-2 eu-west-3 eusc-de-east-1 il-central-1 me-central-1 me-south-1 mx-central-1 sa-east-1 ' +
  'us-east-1 us-east-2 us-gov-east-1 us-gov-west-1 us-west-1 us-west-2'
).split(' ');

describe('the default timezone', () => {
  it.each([
    ['eu-west-1', 'GMT Standard Time'],
    ['eu-central-1', 'W. Europe Standard Time'],
    ['us-east-1', 'Eastern Standard Time'],
    ['us-west-2', 'Pacific Standard Time'],
    ['ap-northeast-1', 'Tokyo Standard Time'],
    ['ap-southeast-2', 'AUS Eastern Standard Time'],
    ['me-central-1', 'Arabian Standard Time'],
    ['sa-east-1', 'E. South America Standard Time'],
    ['zz-nowhere-1', 'GMT Standard Time'],
    ['constructor', 'GMT Standard Time'],
    [undefined, 'GMT Standard Time'],
  ])('of the region %s is %s', (region, zone) => {
    expect(defaultTimezone(region)).toBe(zone);
  });

  it.each(REGION_CODES)('of the region %s is in the list of Windows zones', (region) => {
    expect(WINDOWS_ZONES.map(({ Id }) => Id)).toContain(defaultTimezone(region));
  });
});

describe('the display name of the zone', () => {
  it.each([
    ['W. Europe Standard Time', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'],
    ['UTC', '(UTC) Coordinated Universal Time'],
    ['Atlantis Standard Time', 'Atlantis Standard Time'],
  ])('%s is %s', (id, name) => {
    expect(timezoneName(WINDOWS_ZONES, id)).toBe(name);
  });
});
