// The way to the operators' error tracker: envelopes of Sentry's protocol (docs/product/error-reports.md#where), without
// cookies, referrer or any header of ours. Nothing waits for it and nobody is told when it fails.
import { sendingAddress } from '../../domain/operators/dsn';

/** What an envelope may hold: one item, whose kind is the event's own. */
interface Item {
  event_id: string;
  type?: string;
}

/** Takes a DSN. Returns what sends one report; it sends nothing more once the tracker has refused one. */
export function openChannel(dsn: string): (item: Item) => void {
  const address = sendingAddress(dsn);
  let isRefused = false;
  return (item) => {
    if (isRefused) return;
    const lines = [{ event_id: item.event_id }, { type: item.type ?? 'event' }, item];
    fetch(address, {
      method: 'POST',
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // What is sent when the page is left arrives too.
      keepalive: true,
    }).then(
      ({ ok }) => (isRefused ||= !ok),
      () => undefined,
    );
  };
}

/** Returns so many random hexadecimal digits, at most 32. */
export function newId(digits: number): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, digits);
}
