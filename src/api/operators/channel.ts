// The way to the operators' error tracker: Sentry's protocol by Sentry's own core (docs/decisions.md), without cookies, referrer
// or any header of ours (docs/product/error-reports.md#where). Nothing waits for it and nobody is told when it fails.
import {
  createEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type EventEnvelope,
} from '@sentry/core';

/** What an envelope holds: one item, whose kind is the event's own. */
export interface Item {
  event_id: string;
  type?: 'transaction';
}

/** Takes a DSN. Returns what sends one report; it sends nothing more once the tracker has refused one. */
export function openChannel(dsn: string): (item: Item) => void {
  const to = dsnFromString(dsn);
  let isRefused = to === undefined;
  if (!to) return () => undefined;
  // The key is in the query: a header would cost a question before each report.
  const address = getEnvelopeEndpointWithUrlEncodedAuth(to);
  const transport = createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const answer = await fetch(address, {
      method: 'POST',
      body: body as BodyInit,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // What is sent when the page is left arrives too.
      keepalive: true,
    });
    isRefused ||= !answer.ok;
    return { statusCode: answer.status };
  });
  return (item) => {
    if (isRefused) return;
    // Its own event may hold more: this one holds what our rules put into it.
    const envelope = createEnvelope<EventEnvelope>({ event_id: item.event_id } as EventEnvelope[0], [
      [{ type: item.type ?? 'event' }, item],
    ]);
    transport.send(envelope).then(undefined, () => undefined);
  };
}

/** Returns so many random hexadecimal digits, at most 32. */
export function newId(digits: number): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, digits);
}
