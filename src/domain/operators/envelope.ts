// Where reports go, and in which form (docs/product/error-reports.md#where).

/** Returns the address that takes a project's reports, without its key. Takes a DSN. */
export function envelopeAddress(dsn: string): string {
  const { origin, pathname } = new URL(dsn);
  return origin + pathname.replace(/\/(\d+)$/, '/api/$1/envelope/');
}

/** The same with the key, in the query: a header would cost a question before each report. */
export function sendingAddress(dsn: string): string {
  return `${envelopeAddress(dsn)}?sentry_version=7&sentry_key=${new URL(dsn).username}`;
}

/** What an envelope may hold: one item, whose kind is the event's own. */
export interface Item {
  event_id: string;
  type?: string;
}

/** Returns an envelope of one item: its header, the item's header, and the item, a line each. */
export function envelopeOf(item: Item): string {
  const lines = [{ event_id: item.event_id }, { type: item.type ?? 'event' }, item];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
