// Records a journey's requests, so that a failed one shows which were never answered.
import type { BrowserContext, Request } from '@playwright/test';

/** Returns a function that lists a new context's requests so far: when each began, how it ended and after how many ms. */
export function askedSoFar(context: BrowserContext): () => string {
  const start = Date.now();
  const asked = new Map<Request, { at: number; ended: string }>();
  const end = (request: Request, how: string) => {
    const one = asked.get(request);
    if (one) one.ended = `${how} after ${Date.now() - start - one.at} ms`;
  };
  context.on('request', (request) => asked.set(request, { at: Date.now() - start, ended: 'NOT ENDED' }));
  context.on('requestfinished', (request) => end(request, 'ended'));
  context.on('requestfailed', (request) => end(request, `failed (${request.failure()?.errorText})`));
  return () =>
    [...asked]
      .map(([request, { at, ended }]) => `${at} ms: ${request.method()} ${request.url()} ${ended}`)
      .join('\n');
}
