// What the caches announce, and how often a reading call is made (docs/product/vendor-api.md#fetched-once,
// docs/product/messages.md#failures).
import { MutationObserver, onlineManager, QueryObserver, type MutationMeta } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { NoTokenError, SessionEndedError } from '../../domain/session/sessionErrors';
import { createAnnouncer } from '../../toasts/announcer';
import { CheckoutClosedError } from '../billing/billing';
import { NetworkError, StatusError } from '../client/errors';
import { createQueryClient } from './queryClient';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('a mutation', () => {
  /** Runs a mutation with `meta`. Returns what was announced. */
  async function announcedBy(outcome: () => Promise<unknown>, meta: MutationMeta = {}, variables?: unknown) {
    const { client, announced } = announcing();
    const observer = new MutationObserver<unknown, Error, unknown>(client, { mutationFn: outcome, meta });
    await observer.mutate(variables).catch(() => undefined);
    return announced;
  }
  const done = () => Promise.resolve({ name: 'acme-hq' });
  const failing = (error: Error) => () => Promise.reject(error);

  it('announces its success message, made of the response and the variables', async () => {
    const success = (data: { name: string }, asked: string) => `${data.name} has ${asked}`;
    expect(await announcedBy(done, { success }, 'a new plan')).toEqual(['success: acme-hq has a new plan']);
  });

  it('announces nothing without a success message', async () => {
    expect(await announcedBy(done)).toEqual([]);
    expect(await announcedBy(done, { success: () => '' })).toEqual([]);
  });

  it('announces the server’s message when it fails', async () => {
    const error = new StatusError(409, 'The subdomain is taken.');
    expect(await announcedBy(failing(error))).toEqual(['error: The subdomain is taken.']);
  });

  it('announces its own failure message instead of the server’s', async () => {
    const failure = 'Sorry, we could not get your billing information.';
    expect(await announcedBy(failing(new StatusError(500, 'Oh.')), { failure })).toEqual([
      `error: ${failure}`,
    ]);
  });

  it.each([undefined, 'Sorry.'])(
    'announces nothing when the user closes the checkout (failure message: %s)',
    async (failure) => {
      expect(await announcedBy(failing(new CheckoutClosedError()), failure ? { failure } : {})).toEqual([]);
    },
  );

  it('announces nothing when the session ends', async () => {
    expect(await announcedBy(failing(new SessionEndedError()), { failure: 'Sorry.' })).toEqual([]);
  });

  it.each([new NetworkError(false), new StatusError(503, undefined)])(
    'is never retried automatically',
    async (error) => {
      const outcome = vi.fn(() => Promise.reject(error));
      expect(await announcedBy(outcome)).toEqual([`error: ${error.message}`]);
      expect(outcome).toHaveBeenCalledTimes(1);
    },
  );

  it('fails at once while the browser is offline', async () => {
    onlineManager.setOnline(false);
    expect(await announcedBy(failing(new NetworkError(false)))).toEqual([
      'error: The server localhost:4400 couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
    ]);
  });
});

describe('a query', () => {
  it('announces its failure', async () => {
    const { client, announced } = announcing();
    await expect(
      client.query({ queryKey: ['a'], queryFn: () => Promise.reject(new StatusError(404, 'Gone.')) }),
    ).rejects.toThrow('Gone.');
    expect(announced).toEqual(['error: Gone.']);
  });

  it('dismisses the toast of its last failure once it has succeeded, and not before', async () => {
    const overtake = vi.fn<(about: string) => void>();
    const client = createQueryClient({ announce: () => undefined, overtake });
    let answer: (value: string) => void = () => undefined;
    const answered = client.query({
      queryKey: ['zone'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    await expect.poll(() => client.isFetching()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(overtake).not.toHaveBeenCalled();
    answer('UTC');
    await answered;
    await expect.poll(() => overtake.mock.calls).toEqual([['["zone"]']]);
  });

  it('with meta.quiet announces nothing', async () => {
    const { client, announced } = announcing();
    const queryFn = () => Promise.reject(new StatusError(404, 'Gone.'));
    await expect(client.query({ queryKey: ['a'], queryFn, meta: { quiet: true } })).rejects.toThrow();
    expect(announced).toEqual([]);
  });

  it('announces neither the end of the session nor its own cancellation', async () => {
    const { client, announced } = announcing();
    const ended = () => Promise.reject(new SessionEndedError());
    await expect(client.query({ queryKey: ['a'], queryFn: ended })).rejects.toThrow();
    const waiting = client.query({ queryKey: ['b'], queryFn: () => new Promise(() => undefined) });
    await client.cancelQueries();
    await expect(waiting).rejects.toThrow();
    expect(announced).toEqual([]);
  });

  it.each<[string, Error, number]>([
    ['no connection', new NetworkError(false), 3],
    ['a token that can’t be fetched offline', new NoTokenError('No token for now.'), 3],
    ['502', new StatusError(502, undefined), 3],
    ['500', new StatusError(500, undefined), 2],
    ['404', new StatusError(404, undefined), 1],
  ])('after %s is retried as often as allowed, then announced once', async (_what, error, times) => {
    vi.useFakeTimers();
    const { client, announced } = announcing();
    const queryFn = vi.fn(() => Promise.reject(error));
    const call = client.query({ queryKey: ['a'], queryFn }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await call;
    expect(queryFn).toHaveBeenCalledTimes(times);
    expect(announced).toEqual([`error: ${error.message}`]);
  });

  it('is retried after the Retry-After time', async () => {
    vi.useFakeTimers();
    const { client } = announcing();
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new StatusError(429, undefined, 7000))
      .mockResolvedValue('here');
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(6900);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(observer.getCurrentResult().data).toBe('here');
    stop();
  });

  it('keeps polling while the tab is hidden', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { client } = announcing();
    document.dispatchEvent(new Event('visibilitychange'));
    const queryFn = vi.fn().mockRejectedValueOnce(new NetworkError(false)).mockResolvedValue('here');
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn, refetchInterval: 5000 });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(4500);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(queryFn).toHaveBeenCalledTimes(3);
    stop();
  });

  it('is fetched once, however often its screen opens and the window gets the focus', async () => {
    const { client } = announcing();
    const queryFn = vi.fn(() => Promise.resolve('here'));
    for (let visit = 0; visit < 3; visit += 1) {
      const stop = new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => undefined);
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.poll(() => client.isFetching()).toBe(0);
      stop();
    }
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('that failed is fetched again when the network is back', async () => {
    const { client } = announcing();
    const queryFn = vi.fn().mockRejectedValueOnce(new StatusError(404, 'Gone.')).mockResolvedValue('here');
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn });
    client.mount();
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await expect.poll(() => observer.getCurrentResult()).toMatchObject({ data: 'here' });
    stop();
    client.unmount();
  });
});

describe('among several outcomes at the same time', () => {
  it('the first one stays on the screen', async () => {
    const announcer = createAnnouncer();
    const client = createQueryClient(announcer);
    const failing = (message: string) => () => Promise.reject(new StatusError(404, message));
    await Promise.allSettled(
      ['First.', 'Second.'].map((text) => client.query({ queryKey: [text], queryFn: failing(text) })),
    );
    expect(announcer.current()).toMatchObject({ message: 'First.', type: 'error', show: true });
  });

  describe('after a failure was announced', () => {
    const taken = new StatusError(409, 'The subdomain is taken.');
    const declined = new Error('Your payment was declined.');

    /** Returns an announcer, its client, and a function that runs a change of one action. */
    function screenWith(mutationKey: string[]) {
      const announcer = createAnnouncer();
      const client = createQueryClient(announcer);
      const change = (outcome: () => Promise<unknown>, meta: MutationMeta = {}) =>
        new MutationObserver(client, { mutationKey, mutationFn: outcome, meta })
          .mutate()
          .catch(() => undefined);
      return { announcer, client, change };
    }

    it.each([
      ['another', declined],
      ['the same', taken],
    ])('the next failure of the same action (%s) doesn’t replace its message', async (_which, next) => {
      const { announcer, change } = screenWith(['checkout']);
      await change(() => Promise.reject(taken));
      const first = announcer.current();
      await change(() => Promise.reject(next));
      expect(announcer.current()).toBe(first);
      expect(first).toMatchObject({ message: 'The subdomain is taken.', show: true });
    });

    it('the next attempt of the same action leaves its message', async () => {
      const { announcer, change } = screenWith(['checkout']);
      await change(() => Promise.reject(taken));
      void change(() => new Promise(() => undefined));
      await new Promise((resolve) => setTimeout(resolve));
      expect(announcer.current()).toMatchObject({ message: 'The subdomain is taken.', show: true });
    });

    it('the success of the same action replaces its message', async () => {
      const { announcer, change } = screenWith(['restart', 'a']);
      await change(() => Promise.reject(taken));
      await change(() => Promise.resolve(), { success: () => 'Restart of instance scheduled.' });
      expect(announcer.current()).toMatchObject({
        message: 'Restart of instance scheduled.',
        type: 'success',
      });
    });

    it('its message stays when another action succeeds', async () => {
      const { announcer, client, change } = screenWith(['checkout']);
      await change(() => Promise.reject(taken));
      const other = new MutationObserver(client, {
        mutationKey: ['mfa'],
        mutationFn: () => Promise.resolve(),
      });
      await other.mutate();
      await client.query({ queryKey: ['a'], queryFn: () => Promise.resolve('here') });
      expect(announcer.current()).toMatchObject({ message: 'The subdomain is taken.', show: true });
    });

    it('the failed query’s success dismisses its message', async () => {
      const { announcer, client } = screenWith(['checkout']);
      const queryFn = vi.fn().mockRejectedValueOnce(taken).mockResolvedValue('here');
      const read = () => client.query({ queryKey: ['a'], queryFn });
      await read().catch(() => undefined);
      expect(announcer.current().show).toBe(true);
      await read();
      expect(announcer.current().show).toBe(false);
    });
  });
});
