// Sends reports to the operators' error tracker: Sentry's protocol by Sentry's own core (docs/decisions.md), without cookies,
// referrer or custom headers (docs/product/error-reports.md#where). Nothing waits for it, and failures aren't announced.
import {
  createEnvelope,
  createTransport,
  dsnFromString,
  getEnvelopeEndpointWithUrlEncodedAuth,
  type EventEnvelope,
} from '@sentry/core';

/** The one item of an envelope, sent as the kind that its `type` names; without one as an event. */
export interface Item {
  event_id: string;
  type?: 'transaction';
}

/** Returns a function that sends one report to this DSN; it sends nothing more once the tracker has refused one. */
export function openChannel(dsn: string): (item: Item) => void {
  const to = dsnFromString(dsn);
  let isRefused = to === undefined;
  if (!to) return () => undefined;
  // The key is in the query: a header would cost a preflight before each report.
  const address = getEnvelopeEndpointWithUrlEncodedAuth(to);
  const transport = createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const answer = await fetch(address, {
      method: 'POST',
      body: body as BodyInit,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Lets a report arrive that is sent as the page is left.
      keepalive: true,
    });
    isRefused ||= !answer.ok;
    return { statusCode: answer.status };
  });
  return (item) => {
    if (isRefused) return;
    // Sentry's own event type may hold more: this item holds only what the portal's rules allow.
    const envelope = createEnvelope<EventEnvelope>({ event_id: item.event_id } as EventEnvelope[0], [
      [{ type: item.type ?? 'event' }, item],
    ]);
    transport.send(envelope).then(undefined, () => undefined);
  };
}

/** Returns this many random hexadecimal digits, at most 32. */
export function newId(digits: number): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, digits);
}
