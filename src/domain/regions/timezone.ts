// Timezones of an instance: the entry's shape and the default of each region (docs/product/timezones.md#entries,
// docs/product/timezones.md#default). The list itself is windowsZones.ts, loaded only where it is needed.

/** A Windows timezone as .NET lists it; the keys are the wire's own. */
export interface TimezoneEntry {
  Id: string;
  DisplayName: string;
  SupportsDaylightSavingTime: boolean;
}

const ZONE_OF_REGION = new Map([
  ['af-south-1', 'South Africa Standard Time'],
  ['ap-east-1', 'China Standard Time'],
  ['ap-east-2', 'Taipei Standard Time'],
  ['ap-northeast-1', 'Tokyo Standard Time'],
  ['ap-northeast-2', 'Korea Standard Time'],
  ['ap-northeast-3', 'Tokyo Standard Time'],
  ['ap-south-1', 'India Standard Time'],
  ['ap-south-2', 'India Standard Time'],
  ['ap-southeast-1', 'Singapore Standard Time'],
  ['ap-southeast-2', 'AUS Eastern Standard Time'],
  ['ap-southeast-3', 'SE Asia Standard Time'],
  ['ap-southeast-4', 'AUS Eastern Standard Time'],
  ['ap-southeast-5', 'Singapore Standard Time'],
  ['ap-southeast-6', 'New Zealand Standard Time'],
  ['ap-southeast-7', 'SE Asia Standard Time'],
  ['ca-central-1', 'Eastern Standard Time'],
  ['ca-west-1', 'Mountain Standard Time'],
  ['cn-north-1', 'China Standard Time'],
  ['cn-northwest-1', 'China Standard Time'],
  ['eu-central-1', 'W. Europe Standard Time'],
  ['eu-central-2', 'W. Europe Standard Time'],
  ['eu-north-1', 'W. Europe Standard Time'],
  ['eu-south-1', 'W. Europe Standard Time'],
  ['eu-south-2', 'Romance Standard Time'],
  ['eu-west-1', 'GMT Standard Time'],
  ['eu-west-2', 'GMT Standard Time'],
  ['eu-west-3', 'Romance Standard Time'],
  ['eusc-de-east-1', 'W. Europe Standard Time'],
  ['il-central-1', 'Israel Standard Time'],
  ['me-central-1', 'Arabian Standard Time'],
  ['me-south-1', 'Arab Standard Time'],
  ['mx-central-1', 'Central Standard Time (Mexico)'],
  ['sa-east-1', 'E. South America Standard Time'],
  ['us-east-1', 'Eastern Standard Time'],
  ['us-east-2', 'Eastern Standard Time'],
  ['us-gov-east-1', 'Eastern Standard Time'],
  ['us-gov-west-1', 'Pacific Standard Time'],
  ['us-west-1', 'Pacific Standard Time'],
  ['us-west-2', 'Pacific Standard Time'],
]);

/** Returns the Id of the timezone an instance in this region starts with; that of eu-west-1 for an unknown region. */
export function defaultTimezone(regionCode: string | undefined): string {
  return ZONE_OF_REGION.get(regionCode ?? '') ?? 'GMT Standard Time';
}

/** Returns a timezone's name for cards and messages; its Id if `zones` doesn't contain it. */
export function timezoneName(zones: readonly TimezoneEntry[], id: string): string {
  return zones.find((zone) => zone.Id === id)?.DisplayName ?? id;
}
