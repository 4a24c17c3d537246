// Saving a setting (docs/product/failures.md#saved-at-once, docs/product/failures.md#uncertain-outcomes).
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { MalformedResponseError, NetworkError, StatusError } from '../client/errors';
import { saveSetting, type Saving } from './saving';

const QUERY_KEY = ['zone', 'stack-1'];

/** Saves GMT over a setting that was UTC; `read` returns what the server has afterwards. */
function setUp(
  change: () => Promise<unknown>,
  read: () => Promise<string>,
  more: Partial<Saving<string>> = {},
) {
  const { client, announced } = announcing();
  client.setQueryData(QUERY_KEY, 'UTC');
  const queryFn = vi.fn(read);
  const save = () =>
    saveSetting(client, { value: 'GMT', change, query: { queryKey: QUERY_KEY, queryFn }, ...more });
  return { client, announced, queryFn, save, cached: () => client.getQueryData(QUERY_KEY) };
}
const done = () => Promise.resolve();
const reads = (value: string) => () => Promise.resolve(value);
const fails = (error: Error) => () => Promise.reject(error);
const REFUSED = new StatusError(400, 'No such zone.');
const UNCERTAIN = [
  new NetworkError(false),
  new MalformedResponseError(),
  new StatusError(500, undefined),
  new StatusError(502, undefined),
  new StatusError(503, undefined),
  new StatusError(504, undefined),
];

describe('saving a setting', () => {
  it('caches the new value once the server accepts it, without reading it', async () => {
    const { save, cached, queryFn } = setUp(done, reads('PST'));
    await expect(save()).resolves.toBe('GMT');
    expect(cached()).toBe('GMT');
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('caches the server’s value if it is read afterwards', async () => {
    const { save, cached } = setUp(done, reads('PST'), { isReadAfterwards: true });
    await expect(save()).resolves.toBe('PST');
    expect(cached()).toBe('PST');
  });

  it('reads it afterwards without cancelling the reading of other settings', async () => {
    const { client, save } = setUp(done, reads('PST'), { isReadAfterwards: true });
    let isStopped: () => boolean = () => true;
    void client.query({
      queryKey: ['zone', 'stack-2'],
      queryFn: ({ signal }) => ((isStopped = () => signal.aborted), new Promise<string>(() => undefined)),
    });
    await save();
    expect(isStopped()).toBe(false);
  });

  it('caches the new value and announces the failure if it can’t be read afterwards', async () => {
    const { save, cached, announced } = setUp(done, fails(new StatusError(404, 'Gone.')), {
      isReadAfterwards: true,
    });
    await expect(save()).resolves.toBe('GMT');
    expect(cached()).toBe('GMT');
    expect(announced).toEqual(['error: Gone.']);
  });

  it('fails with the reason for a refusal, and reads nothing', async () => {
    const { save, cached, queryFn } = setUp(fails(REFUSED), reads('PST'), { isReadAfterwards: true });
    await expect(save()).rejects.toBe(REFUSED);
    expect(cached()).toBe('UTC');
    expect(queryFn).not.toHaveBeenCalled();
  });

  it.each(UNCERTAIN)(
    'with an uncertain outcome succeeds if the value read afterwards is new (%s)',
    async (error) => {
      const { save, cached } = setUp(fails(error), reads('GMT'));
      await expect(save()).resolves.toBe('GMT');
      expect(cached()).toBe('GMT');
    },
  );

  it.each(UNCERTAIN)(
    'with an uncertain outcome fails if the value read afterwards is old (%s)',
    async (error) => {
      const { save, cached } = setUp(fails(error), reads('UTC'));
      await expect(save()).rejects.toMatchObject({
        name: 'NotDoneError',
        message: 'The server didn’t confirm this, and it hasn’t been done so far. Try again.',
        cause: error,
      });
      expect(cached()).toBe('UTC');
    },
  );

  it('with an uncertain outcome ends as unknown if the value can’t be read', async () => {
    const error = new NetworkError(true);
    const { save, cached } = setUp(fails(error), fails(new StatusError(404, 'Gone.')));
    await expect(save()).rejects.toMatchObject({
      name: 'UnknownOutcomeError',
      message: 'We couldn’t confirm whether this was done. Load this page again to see.',
      cause: error,
    });
    expect(cached()).toBe('UTC');
  });

  it('with an uncertain outcome ignores the response to a read from before the change', async () => {
    let answers: ((value: string) => void)[] = [];
    const { client, save, queryFn } = setUp(
      fails(new NetworkError(false)),
      () => new Promise((answer) => (answers = [...answers, answer])),
    );
    const before = client.query({ queryKey: QUERY_KEY, queryFn, staleTime: 0 }).catch(() => 'called off');
    const saved = save();
    await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
    answers[0]?.('UTC');
    answers[1]?.('GMT');
    await expect(saved).resolves.toBe('GMT');
    await before;
  });
});
