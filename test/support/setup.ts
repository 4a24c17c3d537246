// Sets up tests strictly: an unhandled request or any console output fails the test. Also adds what jsdom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { StandInObserver } from './standInObserver';

/** Answers the portal's requests: its own site, and `renderPortal` and the API tests add a sandbox's handlers. */
export const server = setupServer(
  ...(typeof window === 'undefined'
    ? []
    : [http.get(`${window.location.origin}/`, () => HttpResponse.html('<!doctype html>'))]),
);

const { getElementError } = getConfig();
configure({
  // As long as Vitest's own polls (vite.config.ts).
  asyncUtilTimeout: 60_000,
  getElementError: printedWhenRead,
});

/**
 * Returns the library's own error, but prints the page only when its message is read: waiting queries fail many times, and only
 * the last error is reported. Printing each took an eighth of the screen tests' time.
 */
function printedWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  Error.captureStackTrace(error, printedWhenRead);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

let consoleLines: string[] = [];

let unanswered = 0;
server.events.on('request:start', () => void (unanswered += 1));
server.events.on('request:end', () => void (unanswered -= 1));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(async () => {
  // An answer that comes once jsdom is gone fails the run. Some tests never answer: they aren't waited for.
  await vi.waitFor(() => expect(unanswered).toBe(0), { timeout: 1_000 }).catch(() => undefined);
  server.close();
});

beforeEach(() => {
  consoleLines = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      consoleLines.push(words.map(String).join(' '));
    });
  }
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    cleanup();
    // A network that one test has lost must not be away in the next one.
    const { networkAnswers } = await import('../../src/browser/network');
    networkAnswers();
    // Drafts of one test must not reach the next one.
    window.sessionStorage.clear();
    window.localStorage.clear();
  }
  server.resetHandlers();
  const lines = consoleLines;
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(lines, 'console output').toEqual([]);
});

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia = (media: string) =>
    // A wide screen in light colours.
    ({
      matches: media.includes('min-width'),
      media,
      addEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {
      // Nothing changes its size in jsdom.
    }
    unobserve() {
      // As above.
    }
    disconnect() {
      // As above.
    }
  };
  globalThis.IntersectionObserver = StandInObserver as unknown as typeof IntersectionObserver;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1120 });
}
