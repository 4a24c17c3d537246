// A stand-in for the vendor and the other services: sends a test's own answers, and records requests verbatim.
import { http, HttpResponse } from 'msw';
import { connectAuth } from '../../src/api/client/http';
import { config } from '../../src/config';
import { server } from './setup';

/** The answer's JSON, or a function that returns the response. */
type Answer = object | (() => Response);

/** Answers with a network error, so that the outcome is unknown. */
export const lost = (): Response => HttpResponse.error();

/** Returns an answer with this error status and message. */
export const refused =
  (status: number, message = 'No.') =>
  (): Response =>
    HttpResponse.json({ message }, { status });

/**
 * Answers by method and path ('GET /public/plans'; with a full URL outside of the API), and all other requests with a 404.
 * Returns the requests, oldest first: 'POST /a?b=c {"d":1}'.
 */
export function standInVendor(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  connectAuth({ getToken: () => Promise.resolve('token'), onLost: () => undefined });
  server.use(
    http.all('*', async ({ request }) => {
      // The portal's own site, which is asked whether there is a network, is none of them: the next handler answers.
      if (request.url === `${window.location.origin}/`) return undefined;
      const { method } = request;
      const url = request.url.replace(config.apiUrl, '');
      const text = await request.text();
      asked.push([method, url, text].filter(Boolean).join(' '));
      const answer = answers[`${method} ${url.split('?')[0] ?? ''}`];
      if (typeof answer === 'function') return (answer as () => Response)();
      return answer
        ? HttpResponse.json(answer)
        : HttpResponse.json({ message: 'Nothing there.' }, { status: 404 });
    }),
  );
  return asked;
}
