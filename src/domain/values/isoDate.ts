// Dates in files that other programs read (ISO 8601).

/** Returns epoch seconds as '2026-12-03T14:05:00Z'; '' if absent or invalid. */
export function isoDate(epochSeconds: number | undefined): string {
  const date = new Date((epochSeconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d{3}/, '');
}

/** Returns the UTC day of epoch seconds: '2026-12-03'; '' if absent or invalid. */
export function isoDay(epochSeconds: number | undefined): string {
  return isoDate(epochSeconds).replace(/T.*/, '');
}
