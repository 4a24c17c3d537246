// What a tab takes over a long time: its heap, nodes and listeners as the browser counts them after its garbage collection,
// and the timers that are waiting.
import type { Page } from '@playwright/test';

/** What a tab holds. */
export interface TabUse {
  /** MiB. */
  heap: number;
  nodes: number;
  listeners: number;
  /** Timers that wait for their time, of a second or more: shorter ones come and go with every answer. */
  timers: number;
}

export interface TabMeter {
  /** What the page holds now, after the browser has cleared up. */
  read(): Promise<TabUse>;
}

/** Takes a page before it is opened anywhere, its clock installed. */
export async function createTabMeter(page: Page): Promise<TabMeter> {
  await page.addInitScript(countTimers);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return {
    async read() {
      // Twice: what the first round lets go of may hold more.
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

/** In the page, before anything else: keeps which timers were set for a second or more, and are still to come. */
function countTimers() {
  const LEAST_MS = 1000;
  const waiting = new Set<unknown>();
  Object.defineProperty(window, 'timersWaiting', { get: () => waiting.size });
  // Called on the window below.
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
