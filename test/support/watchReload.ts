import type { EventEmitter } from 'node:events';
import { onTestFinished, vi } from 'vitest';

/** The page's jsdom, which vitest leaves among its globals. */
const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } };

/** Returns a spy that is called where the page asks to be loaded again: jsdom can't, and says so. */
export function watchReload() {
  const reload = vi.fn();
  jsdom.virtualConsole.on('jsdomError', reload);
  onTestFinished(() => void jsdom.virtualConsole.off('jsdomError', reload));
  return reload;
}
