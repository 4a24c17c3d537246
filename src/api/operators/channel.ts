// The way to the operators' error tracker: envelopes of Sentry's protocol (docs/product/error-reports.md#where), without
// cookies, referrer or any header of ours. Nothing waits for it and nobody is told when it fails.
import { envelopeOf, sendingAddress, type Item } from '../../domain/operators/envelope';

/** Takes a DSN. Returns what sends one report; it sends nothing more once the tracker has refused one. */
export function openChannel(dsn: string): (item: Item) => void {
  const address = sendingAddress(dsn);
  let isRefused = false;
  return (item) => {
    if (isRefused) return;
    fetch(address, {
      method: 'POST',
      body: envelopeOf(item),
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
