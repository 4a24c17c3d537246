// How fast a visit was (docs/product/error-reports.md#web-vitals), reported once, when the page is hidden. jsdom measures
// nothing: a stand-in for PerformanceObserver supplies what a browser would.
import { expect, it, vi } from 'vitest';
import { measureVitals } from './vitals';

type Entry = Record<string, unknown>;

/** The callbacks of the page's observers, by kind of entry. */
const listeners = new Map<string, ((entry: Entry) => void)[]>();

class StandInObserver {
  static supportedEntryTypes = ['paint', 'layout-shift', 'largest-contentful-paint'];
  readonly tell: (entry: Entry) => void;
  constructor(listen: (list: { getEntries: () => Entry[] }) => void) {
    this.tell = (entry) => listen({ getEntries: () => [entry] });
  }
  observe({ type }: { type: string }) {
    listeners.set(type, [...(listeners.get(type) ?? []), this.tell]);
  }
  disconnect() {
    // Nothing to stop: the test delivers each entry only once.
  }
  takeRecords() {
    return [];
  }
}

/** Delivers a measurement, as the browser would. */
async function measure(entryType: string, entry: Entry) {
  for (const tell of listeners.get(entryType) ?? []) tell({ entryType, duration: 0, ...entry });
  await Promise.resolve();
}

/** Hides or shows the page. */
function become(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('web vitals are reported once, with the values measured until the page is first hidden', async () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('PerformanceObserver', StandInObserver);
  const answered: Partial<PerformanceNavigationTiming> = { responseStart: 120, activationStart: 0 };
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [answered as PerformanceNavigationTiming] : [],
  );
  const tell = vi.fn();
  measureVitals(tell);
  await measure('paint', { name: 'first-contentful-paint', startTime: 640 });
  await measure('largest-contentful-paint', { startTime: 900 });
  await measure('largest-contentful-paint', { startTime: 1500 });
  await measure('layout-shift', { value: 0.03, startTime: 700 });
  await vi.runAllTimersAsync();

  become('visible');
  expect(tell).not.toHaveBeenCalled();
  become('hidden');
  expect(tell.mock.calls).toEqual([[{ TTFB: 120, FCP: 640, LCP: 1500, CLS: 0.03 }]]);
  become('visible');
  become('hidden');
  expect(tell).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
