// Where reports go (docs/product/error-reports.md#where).

/** Returns the address that takes a project's reports, without its key. Takes a DSN. */
export function envelopeAddress(dsn: string): string {
  const { origin, pathname } = new URL(dsn);
  return origin + pathname.replace(/\/(\d+)$/, '/api/$1/envelope/');
}
