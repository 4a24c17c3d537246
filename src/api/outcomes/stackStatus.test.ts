// Waiting for a stack (docs/product/polling.md#status-waits), with a fake clock.
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { config } from '../../config';
import { at } from '../client/http';
import { waitForStatus } from './stackStatus';

const PATH = at`/instance/${'stack-1'}/status`;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

/** Makes a stack give these answers in turn, then repeat the last. Returns the requests, and how a wait for it goes. */
function setUp(...answers: object[]) {
  connectAs('owner');
  const asked: unknown[] = [];
  server.use(
    http.post(`${config.apiUrl}${PATH.url}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(answers[Math.min(asked.length, answers.length) - 1] ?? {});
    }),
  );
  const { client, announced } = announcing();
  const controller = new AbortController();
  const seen = { went: 'waiting' };
  waitForStatus(client, PATH, ['RUNNING'], controller.signal).then(
    () => (seen.went = 'ready'),
    (why: unknown) => (seen.went = String(why)),
  );
  return { client, announced, asked, seen, controller };
}

describe('waiting for a stack’s status', () => {
  it('ends at once if the status is accepted', async () => {
    const { asked, seen, client } = setUp({ status: 'RUNNING' });
    await expect.poll(() => seen.went).toBe('ready');
    expect(asked).toEqual([{ accepted_states: ['RUNNING'] }]);
    // Nothing stays cached, so the next wait makes its own request.
    await expect.poll(() => client.getQueryCache().getAll()).toEqual([]);
  });

  it('polls every 5 s until the status is accepted', async () => {
    const { asked, seen } = setUp({ status: 'STOPPED' }, { status: 'STOPPED' }, { accepted: true });
    await expect.poll(() => asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1100);
    await expect.poll(() => asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5100);
    await expect.poll(() => seen.went).toBe('ready');
    expect(asked).toHaveLength(3);
  });

  it('fails after 60 polls', async () => {
    const { asked, seen } = setUp({ status: 'STOPPED' });
    for (let n = 1; n < 60; n += 1) {
      await expect.poll(() => asked).toHaveLength(n);
      await vi.advanceTimersByTimeAsync(5100);
    }
    await expect.poll(() => seen.went).toBe('MessageError: The instance is busy. Please try again later.');
    expect(asked).toHaveLength(60);
  });

  it('ends with the abort’s reason', async () => {
    const { asked, seen, controller } = setUp({ status: 'STOPPED' });
    await expect.poll(() => asked).toHaveLength(1);
    controller.abort(new Error('Stopped.'));
    await expect.poll(() => seen.went).toBe('Error: Stopped.');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(1);
  });

  it('fails with the error of a failed call, without a toast', async () => {
    const { seen, announced } = setUp();
    server.use(
      http.post(`${config.apiUrl}${PATH.url}`, () => HttpResponse.json({ message: 'No.' }, { status: 400 })),
    );
    await expect.poll(() => seen.went).toBe('StatusError: No.');
    expect(announced).toEqual([]);
  });

  it('works without an abort signal', async () => {
    const { client } = setUp({ status: 'RUNNING' });
    await expect(waitForStatus(client, PATH, ['RUNNING'])).resolves.toBeUndefined();
    server.use(
      http.post(`${config.apiUrl}${PATH.url}`, () => HttpResponse.json({ message: 'No.' }, { status: 400 })),
    );
    await expect(waitForStatus(client, PATH, ['RUNNING'])).rejects.toThrow('No.');
  });

  it('polls separately for other accepted states of the same stack', async () => {
    const { client, asked, seen } = setUp({ status: 'RUNNING' });
    const other = waitForStatus(client, PATH, ['STOPPED', 'RUNNING']);
    await expect.poll(() => seen.went).toBe('ready');
    await other;
    // Which of them arrives first isn't fixed.
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual({ accepted_states: ['RUNNING'] });
    expect(asked).toContainEqual({ accepted_states: ['STOPPED', 'RUNNING'] });
  });
});

describe('a running status request', () => {
  const OTHER = at`/instance/${'stack-2'}/status`;

  /** Leaves every call without an answer; `givenUp` counts the aborted ones. */
  function withoutAnswer() {
    connectAs('owner');
    const asked: string[] = [];
    const givenUp = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    server.use(
      http.post(`${config.apiUrl}/instance/:stack/status`, ({ request }) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname.slice(pathname.indexOf('/instance')));
        return new Promise<never>(() => undefined);
      }),
    );
    return { ...announcing(), asked, givenUp };
  }

  it('is aborted with its own wait, and no other request is', async () => {
    const { client, asked, givenUp } = withoutAnswer();
    const controller = new AbortController();
    const wait = waitForStatus(client, PATH, ['RUNNING'], controller.signal);
    void waitForStatus(client, OTHER, ['RUNNING']).catch(() => undefined);
    await expect.poll(() => asked.toSorted()).toEqual([PATH.url, OTHER.url]);
    controller.abort(new Error('Stopped.'));
    await expect(wait).rejects.toThrow('Stopped.');
    await expect.poll(() => givenUp).toHaveBeenCalledTimes(1);
    expect(client.isFetching()).toBe(1);
  });

  it('isn’t aborted by the signal of an earlier wait', async () => {
    const { client } = setUp({ status: 'RUNNING' });
    const controller = new AbortController();
    await waitForStatus(client, PATH, ['RUNNING'], controller.signal);
    const { asked, givenUp } = withoutAnswer();
    void waitForStatus(client, PATH, ['RUNNING']).catch(() => undefined);
    await expect.poll(() => asked).toEqual([PATH.url]);
    controller.abort(new Error('Stopped.'));
    await vi.advanceTimersByTimeAsync(100);
    expect(givenUp).not.toHaveBeenCalled();
    expect(client.isFetching()).toBe(1);
  });
});
