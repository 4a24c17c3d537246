import type { EventEmitter } from 'node:events';
import { onTestFinished, vi } from 'vitest';

/** The page's jsdom, which vitest exposes as a global. */
const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } };

/** Returns a spy that is called when the page requests a reload, which jsdom reports as an error because it can't reload. */
export function watchReload() {
  const reload = vi.fn();
  jsdom.virtualConsole.on('jsdomError', reload);
  onTestFinished(() => void jsdom.virtualConsole.off('jsdomError', reload));
  return reload;
}
