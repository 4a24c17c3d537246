import { describe, expect, it } from 'vitest';
import { WINDOWS_ZONES } from './windowsZones';

/** Returns the base offset that Windows sorts by: Morocco's is UTC, although its name says +01:00. */
function offsetMinutes(displayName: string): number {
  if (displayName === '(UTC+01:00) Casablanca') return 0;
  const [, sign, hours, minutes] = /^\(UTC(?:([+-])(\d\d):(\d\d))?\) \S/.exec(displayName) ?? [
    undefined,
    'x',
  ];
  if (sign === 'x') throw new Error(`no offset in ${displayName}`);
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

describe('the list of Windows zones', () => {
  it('has 141 different entries', () => {
    expect(WINDOWS_ZONES).toHaveLength(141);
    expect(new Set(WINDOWS_ZONES.map(({ Id }) => Id)).size).toBe(141);
    expect(new Set(WINDOWS_ZONES.map(({ DisplayName }) => DisplayName)).size).toBe(141);
  });

  it('is sorted by offset, then by name, as in .NET', () => {
    const sorted = WINDOWS_ZONES.toSorted(
      (a, b) =>
        offsetMinutes(a.DisplayName) - offsetMinutes(b.DisplayName) ||
        (a.DisplayName < b.DisplayName ? -1 : 1),
    );
    expect(WINDOWS_ZONES).toEqual(sorted);
  });

  it.each([
    ['GMT Standard Time', '(UTC+00:00) Dublin, Edinburgh, Lisbon, London', true],
    ['Eastern Standard Time', '(UTC-05:00) Eastern Time (US & Canada)', true],
    ['India Standard Time', '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', false],
    ['Tonga Standard Time', "(UTC+13:00) Nuku'alofa", true],
    ['Dateline Standard Time', '(UTC-12:00) International Date Line West', false],
  ])('contains %s', (Id, DisplayName, SupportsDaylightSavingTime) => {
    expect(WINDOWS_ZONES).toContainEqual({ Id, DisplayName, SupportsDaylightSavingTime });
  });
});
