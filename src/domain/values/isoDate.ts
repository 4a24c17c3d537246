// Dates in files that other programs read (ISO 8601).

/** Returns the moment of epoch seconds: '2026-12-03T14:05:00Z'; '' where it is absent or none. */
export function isoDate(epochSeconds: number | undefined): string {
  const date = new Date((epochSeconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d{3}/, '');
}

/** Returns its day in UTC: '2026-12-03'; '' where it is absent or none. */
export function isoDay(epochSeconds: number | undefined): string {
  return isoDate(epochSeconds).replace(/T.*/, '');
}
