// A stand-in for the vendor and the services beside it: answers that a test types out, and what was asked for, word for word.
import { http, HttpResponse } from 'msw';
import { connectAuth } from '../../src/api/client/http';
import { config } from '../../src/config';
import { server } from './setup';

/** The answer's JSON, or what makes one. */
type Answer = object | (() => Response);

/** Nobody can say whether it was done. */
export const lost = (): Response => HttpResponse.error();

/** Returns what refuses with a sentence. */
export const refused =
  (status: number, message = 'No.') =>
  (): Response =>
    HttpResponse.json({ message }, { status });

/**
 * Answers by method and path ('GET /public/plans'; a whole address outside of the API), anything else with a 404. Returns
 * what was asked, oldest first: 'POST /a?b=c {"d":1}'.
 */
export function standInVendor(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  connectAuth({ getToken: () => Promise.resolve('token'), onLost: () => undefined });
  server.use(
    http.all('*', async ({ request }) => {
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
