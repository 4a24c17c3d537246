// The address that reports are sent to (docs/product/error-reports.md#where).

/** Returns the address that accepts the reports of a DSN's project, without the DSN's key. */
export function envelopeAddress(dsn: string): string {
  const { origin, pathname } = new URL(dsn);
  return origin + pathname.replace(/\/(\d+)$/, '/api/$1/envelope/');
}
