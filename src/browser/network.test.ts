// Whether the network is away (docs/product/failures.md#offline), by what becomes of calls.
import { beforeEach, expect, it, vi } from 'vitest';
import { askSite, isNetworkAway, network, networkAnswers, whetherAway } from './network';

let answers: (() => Promise<Response>) | undefined;
let asked: number;
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = undefined;
  asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation(() => {
    asked += 1;
    return answers?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  heard = [];
  for (const type of ['offline', 'online']) network.addEventListener(type, hear);
});
const hear = ({ type }: Event) => void heard.push(type);
const answerWith = (status: number) => () => Promise.resolve(new Response('', { status }));
const tell = async (type: 'online' | 'offline') => {
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

it('a call without an answer asks the site once, and every 15 s until it answers', async () => {
  expect(await Promise.all([askSite(), askSite()])).toEqual([undefined, undefined]);
  expect([asked, isNetworkAway(), heard]).toEqual([1, true, ['offline']]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, isNetworkAway()]).toEqual([2, true]);
  answers = answerWith(200);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([asked, isNetworkAway(), heard]).toEqual([3, false, ['offline', 'online']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});

it.each([
  [200, true],
  [502, false],
])('a call without an answer proves nothing if the site answers with %i', async (status, isPage) => {
  answers = answerWith(status);
  expect(await askSite()).toBe(isPage);
  expect([await whetherAway(), heard]).toEqual([false, []]);
});

it('the network is back with the first answer to any call', async () => {
  await askSite();
  networkAnswers();
  networkAnswers();
  expect([isNetworkAway(), heard]).toEqual([false, ['offline', 'online']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it('what the browser says proves nothing: the site is asked', async () => {
  answers = answerWith(200);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tell('offline');
  expect([asked, isNetworkAway(), heard]).toEqual([1, false, []]);
  answers = undefined;
  await tell('offline');
  await tell('online');
  expect([asked, isNetworkAway(), heard]).toEqual([3, true, ['offline']]);
});

it('what failed is tried again after the browser’s event, also if the network wasn’t found away', async () => {
  answers = answerWith(200);
  await tell('online');
  await tell('offline');
  expect(heard).toEqual(['online']);
});

it('an answer that was asked for before the browser’s event says nothing of now', async () => {
  let fail: (error: Error) => void = () => undefined;
  answers = () => new Promise((_, reject) => (fail = reject));
  const asking = askSite();
  answers = answerWith(200);
  await tell('online');
  fail(new TypeError('The network has changed.'));
  expect(await asking).toBe(true);
  expect([isNetworkAway(), heard]).toEqual([false, ['online']]);
});
