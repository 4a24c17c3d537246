// The operators' error tracker (docs/outside-services.md#error-tracker): accepts envelopes of Sentry's protocol for its only
// project, as strictly as the protocol is documented, and stores their events in the world.
import * as v from 'valibot';
import { SANDBOX_ERROR_KEY } from './addresses.ts';
import type { Part } from './part.ts';
import type { OutsideSurroundings } from './outsideService.ts';
import { outsideService, plain } from './outsideService.ts';

const MOST_KEPT = 500;

const hexadecimal = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const event = v.looseObject({ event_id: hexadecimal(32), timestamp: v.number(), platform: v.string() });
const transaction = v.looseObject({
  ...event.entries,
  type: v.literal('transaction'),
  start_timestamp: v.number(),
  contexts: v.looseObject({
    trace: v.looseObject({ trace_id: hexadecimal(32), span_id: hexadecimal(16) }),
  }),
});

/** Returns the part below `at.errors`. It answers 403 without the project's key, 400 to anything but an envelope of one event. */
export function createErrorTracker({ at, world }: OutsideSurroundings): Part {
  return outsideService(at, at.errors, async (request, path) => {
    if (request.method !== 'POST' || path !== '/api/1/envelope/') return undefined;
    const query = new URL(request.url).searchParams;
    if (query.get('sentry_key') !== SANDBOX_ERROR_KEY)
      return plain(403, 'There is no project with this key.');
    if (query.get('sentry_version') !== '7') return plain(400, 'Not a version of the protocol.');
    try {
      const [header, item, payload] = (await request.text())
        .split('\n')
        .map((line): unknown => JSON.parse(line));
      const kind = v.parse(v.object({ type: v.picklist(['event', 'transaction']) }), item).type;
      const received = v.parse(kind === 'event' ? event : transaction, payload);
      v.parse(v.object({ event_id: v.literal(received.event_id) }), header);
      world.errors = [...world.errors, { at: world.clock.seconds(), kind, event: received }].slice(
        -MOST_KEPT,
      );
      return Response.json({ id: received.event_id });
    } catch (error) {
      return plain(400, error instanceof Error ? error.message : String(error));
    }
  });
}
