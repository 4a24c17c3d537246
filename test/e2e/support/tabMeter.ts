// Measures what a tab uses over a long time: its heap, nodes and listeners, as the browser counts them after a garbage
// collection, and its pending timers.
import type { Page } from '@playwright/test';

/** What a tab uses. */
export interface TabUse {
  /** MiB. */
  heap: number;
  nodes: number;
  listeners: number;
  /** Pending timeouts of a second or more, and intervals: shorter timeouts come and go with every answer. */
  timers: number;
}

export interface TabMeter {
  /** Returns what the page uses after a garbage collection. */
  read(): Promise<TabUse>;
}

/** Returns the meter of a page. Its clock must be installed, and no address may have been opened yet. */
export async function createTabMeter(page: Page): Promise<TabMeter> {
  await page.addInitScript(countTimers);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return {
    async read() {
      // Twice, because objects that the first collection frees may have kept others alive.
      await browser.send('HeapProfiler.collectGarbage');
      await browser.send('HeapProfiler.collectGarbage');
      const { metrics } = await browser.send('Performance.getMetrics');
      const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
      return {
        heap: metric('JSHeapUsedSize') / 2 ** 20,
        nodes: metric('Nodes'),
        listeners: metric('JSEventListeners'),
        timers: await page.evaluate(() => (window as unknown as { timersWaiting: number }).timersWaiting),
      };
    },
  };
}

/** Runs first in the page. Counts the intervals, and the pending timeouts of a second or more. */
function countTimers() {
  const LEAST_MS = 1000;
  const waiting = new Set<unknown>();
  Object.defineProperty(window, 'timersWaiting', { get: () => waiting.size });
  // They are called with the window as `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  type Call = (...args: unknown[]) => void;
  const set = { setTimeout, setInterval } as unknown as Record<
    'setTimeout' | 'setInterval',
    (call: Call, ms?: number, ...args: unknown[]) => number
  >;
  Object.assign(window, {
    setTimeout: (call: Call, ms = 0, ...args: unknown[]) => {
      const fire = () => {
        waiting.delete(id);
        call(...args);
      };
      const id = set.setTimeout.call(window, fire, ms);
      if (ms >= LEAST_MS) waiting.add(id);
      return id;
    },
    setInterval: (call: Call, ms = 0, ...args: unknown[]) => {
      const id = set.setInterval.call(window, call, ms, ...args);
      waiting.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      waiting.delete(id);
      clearTimeout.call(window, id);
    },
    clearInterval: (id?: number) => {
      waiting.delete(id);
      clearInterval.call(window, id);
    },
  });
}
