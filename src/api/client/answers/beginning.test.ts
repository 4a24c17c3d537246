// The first entries of a long list, reported while the rest is still arriving (docs/product/screens.md#many-subscriptions).
import type { AxiosProgressEvent } from 'axios';
import { http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectAs } from '../../../../test/support/connectAs';
import { server } from '../../../../test/support/setup';
import { listOf } from '../../../wire/lists';
import { beginningReader, endOfEntries } from './beginning';
import { MalformedResponseError } from '../errors';
import { get } from '../http';

describe('where two entries end', () => {
  it.each<[string, string, string | undefined]>([
    ['of a longer list', '[1,2,3', '[1,2'],
    ['before the third has come', '[1,2,', '[1,2'],
    ['while it isn’t known whether there are more', '[1,2', undefined],
    ['of a list that has no more', '[1,2]', undefined],
    ['of nothing yet', '', undefined],
    ['past commas within entries', '[{"a":[1,2,3],"b":2},{"c":3},{', '[{"a":[1,2,3],"b":2},{"c":3}'],
    ['past commas and brackets in strings', '["a,]}","b\\",",3', '["a,]}","b\\","'],
    ['past a backslash at the end of a string', '["a\\\\",2,3', '["a\\\\",2'],
    ['in the middle of a string', '["a,b,c', undefined],
    ['in the middle of an escape', '["a","b\\', undefined],
    ['of a list in lines', '[\n 1,\n 2,\n 3', '[\n 1,\n 2'],
    ['of what is no list', '<h1>One, two, three</h1>', undefined],
  ])('%s', (_what, text, expected) => {
    const end = endOfEntries(text, 2);
    expect(end === undefined ? undefined : text.slice(0, end)).toBe(expected);
  });
});

describe('a list that arrives in parts', () => {
  const entries = listOf(v.object({ planId: v.string() }));
  const plans = (...ids: string[]) => ids.map((id) => `{"plan_id":"${id}"}`);
  const items = (...ids: string[]) => ids.map((planId) => ({ planId }));

  /** Requests a list of which `text` arrives. Returns what was reported, the whole answer, and functions to send more or end. */
  function asking(text: string, status = 200) {
    connectAs('owner');
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const write = (more: string) => controller?.enqueue(new TextEncoder().encode(more));
    const body = new ReadableStream<Uint8Array>({
      start(started) {
        controller = started;
        write(text);
      },
    });
    // Without a Content-Length, msw waits for the end of the body to compute it.
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '999' };
    server.use(http.get('*/list', () => new Response(body, { status, headers })));
    const told: unknown[] = [];
    const beginning = { count: 2, onBegun: (first: unknown) => told.push(first) };
    const whole = get('/list', entries, { beginning });
    return { told, whole, write, end: () => controller?.close() };
  }

  it('tells its first entries once, as the whole one is read', async () => {
    const [one = '', two = '', three = '', four = ''] = plans('a', 'b', 'c', 'd');
    const { told, whole, write, end } = asking(`[${one},${two},${three.slice(0, 4)}`);
    await vi.waitFor(() => expect(told).toEqual([{ items: items('a', 'b'), leftOut: 0 }]));
    write(`${three.slice(4)},${four}`);
    write(']');
    end();
    expect(await whole).toEqual({ items: items('a', 'b', 'c', 'd'), leftOut: 0 });
    expect(told).toHaveLength(1);
  });

  it('tells them although the first part of it was too short', () => {
    const onBegun = vi.fn<(first: unknown) => void>();
    const { onDownloadProgress } = beginningReader({ count: 2, onBegun }, (json) => json).options;
    for (const responseText of ['[1,', '[1,2,3', '[1,2,3,4']) {
      const event = { target: { status: 200, responseText } };
      onDownloadProgress({ event } as unknown as AxiosProgressEvent);
    }
    expect(onBegun.mock.calls).toEqual([[[1, 2]]]);
  });

  it('reads the rest of it only when the browser is idle', async () => {
    const whenIdle = vi.fn<(idle: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { told, whole, write, end } = asking(`[${plans('a', 'b', 'c').join()}`);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    const parse = vi.spyOn(JSON, 'parse');
    const result = vi.fn<(answer: unknown) => void>();
    void whole.then(result);
    write(']');
    end();
    const rest = `[${plans('a', 'b', 'c').join()}]`;
    await vi.waitFor(() => expect(whenIdle).toHaveBeenCalledOnce());
    expect(parse).not.toHaveBeenCalledWith(rest);
    expect(result).not.toHaveBeenCalled();
    whenIdle.mock.calls[0]?.[0]();
    await vi.waitFor(() => expect(result).toHaveBeenCalledWith({ items: items('a', 'b', 'c'), leftOut: 0 }));
    expect(parse).toHaveBeenCalledWith(rest);
  });

  it('fails if its rest is cut off', async () => {
    const { told, whole, write, end } = asking(`[${plans('a', 'b', 'c').join()}`);
    await vi.waitFor(() => expect(told).toHaveLength(1));
    write(',{"plan_id":');
    end();
    await expect(whole).rejects.toThrow(MalformedResponseError);
  });

  it('tells nothing where it has no more than these', async () => {
    const { told, whole, end } = asking(`[${plans('a', 'b').join()}]`);
    end();
    expect(await whole).toEqual({ items: items('a', 'b'), leftOut: 0 });
    expect(told).toEqual([]);
  });

  it('tells what of them can be shown', async () => {
    const { told, whole, write, end } = asking(`[{"plan_id":7},${plans('b', 'c').join()}`);
    await vi.waitFor(() => expect(told).toEqual([{ items: items('b'), leftOut: 1 }]));
    write(']');
    end();
    expect(await whole).toEqual({ items: items('b', 'c'), leftOut: 1 });
  });

  it.each(['[a, b, c', '{"message":"No, no, no.","a":1,"b":2,"c":', '[1,2}],3,4'])(
    'tells nothing of %s, and fails once that is all',
    async (text) => {
      const { told, whole, end } = asking(text);
      end();
      await expect(whole).rejects.toThrow(MalformedResponseError);
      expect(told).toEqual([]);
    },
  );

  it('tells nothing of a refusal', async () => {
    const { told, whole, end } = asking(`[${plans('a', 'b', 'c').join()}]`, 409);
    end();
    await expect(whole).rejects.toThrow();
    expect(told).toEqual([]);
  });
});
