// Sending to the operators' error tracker (docs/product/error-reports.md#where): one report per request, and nothing else.
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../../test/support/setup';
import { newId, openChannel, type Item } from './channel';

const DSN = 'https://key1@errors.vendor.example/42';

/** Makes the tracker give these answers, then repeat the last. Returns its requests, and a wait until all are answered. */
function tracker(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  server.use(
    http.post('https://errors.vendor.example/api/42/envelope/', ({ request }) => {
      requests.push(request.clone());
      return (answers[Math.min(requests.length, answers.length) - 1] ?? taken)();
    }),
  );
  const fetched = vi.spyOn(globalThis, 'fetch');
  const settled = () => Promise.allSettled(fetched.mock.results.map(({ value }) => value as unknown));
  return { requests, settled };
}
const taken = () => HttpResponse.json({});

/** Sends one report; returns its request and its lines. */
async function sent(item: Item) {
  const { requests, settled } = tracker();
  openChannel(DSN)(item);
  await settled();
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  const lines = (await request.text()).trim().split('\n');
  return { request, lines: lines.map((line): unknown => JSON.parse(line)) };
}

describe('an error report', () => {
  it('is sent as an envelope with the event, with the DSN’s key in the URL', async () => {
    const event = { event_id: 'e-1', extra: 'what our rules put there' };
    const { request, lines } = await sent(event);
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({
      sentry_key: 'key1',
      sentry_version: '7',
    });
    expect(lines).toEqual([{ event_id: 'e-1' }, { type: 'event' }, event]);
  });

  it('has its own type if it isn’t an error', async () => {
    const { lines } = await sent({ event_id: 'e-1', type: 'transaction' });
    expect(lines[1]).toEqual({ type: 'transaction' });
  });

  it('is sent without cookies, referrer or custom headers, and with keepalive', async () => {
    const { request } = await sent({ event_id: 'e-1' });
    expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
    expect([...request.headers.keys()]).toEqual(['content-type']);
  });
});

describe('the channel to the error tracker', () => {
  it('sends every report while the tracker accepts them', async () => {
    const { requests, settled } = tracker();
    const send = openChannel(DSN);
    send({ event_id: 'e-1' });
    await settled();
    send({ event_id: 'e-2' });
    await settled();
    expect(requests).toHaveLength(2);
  });

  it.each([403, 413, 429, 500])('sends nothing more after a response with status %i', async (status) => {
    const { requests, settled } = tracker(() => new HttpResponse(null, { status }), taken);
    const send = openChannel(DSN);
    // The second report is already under way; that it is accepted changes nothing.
    send({ event_id: 'e-1' });
    send({ event_id: 'e-2' });
    await settled();
    send({ event_id: 'e-3' });
    await settled();
    expect(requests).toHaveLength(2);
  });

  it('continues silently if the tracker can’t be reached', async () => {
    const { requests, settled } = tracker(() => HttpResponse.error(), taken);
    const send = openChannel(DSN);
    send({ event_id: 'e-1' });
    await settled();
    send({ event_id: 'e-2' });
    await settled();
    expect(requests).toHaveLength(2);
  });

  it('sends nothing if the DSN is invalid', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    // Sentry's core says on the console that an address is malformed.
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openChannel('nowhere')({ event_id: 'e-1' });
    expect(fetched).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledTimes(1);
  });
});

describe('an event’s id', () => {
  it.each([32, 16])('has %i hexadecimal digits, and differs each time', (digits) => {
    const ids = [newId(digits), newId(digits)];
    for (const id of ids) expect(id).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`));
    expect(new Set(ids).size).toBe(2);
  });
});
