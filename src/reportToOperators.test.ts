// Reports to operators (docs/product/error-reports.md): each failure once, without anything typed, any message or any name.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { startSandbox } from '../test/support/renderPortal';

const CANARY = 'kanarienvogel~9Q.secret-value-of-the-app';
const ID = 'sub-owner-active';
const STACK = `TypeError: ${CANARY}\n    at run (http://localhost:5173/assets/app-a1b2c3d4.js:3:14)`;

let sandbox: Sandbox;
let bodies: string[];
let answers: Promise<Response>[];
beforeEach(() => {
  vi.resetModules();
  // Keeps this visit out of the sample that is measured.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sandbox = startSandbox();
  bodies = [];
  answers = [];
  const fetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    bodies.push(JSON.stringify([address, init]));
    const answer = fetch(address, init);
    answers.push(answer);
    return answer;
  });
  window.history.replaceState(null, '', `/manage/${ID}?secret=${CANARY}#${CANARY}`);
});

/** Imports the modules afresh: nothing was noticed or sent yet. */
async function asNew() {
  const { noticeError } = await import('./browser/noticedErrors');
  const { reportToOperators } = await import('./reportToOperators');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { noticeError, tell: () => reportToOperators(queryClient), queryClient };
}

const thrown = (message: string, stack: string | undefined = STACK) =>
  Object.assign(new TypeError(message), { stack });
const frameAt = (line: number) => `at run (http://localhost:5173/assets/app-a1b2c3d4.js:${line}:1)`;
const received = () => sandbox.world.errors.map(({ event }) => event);
const arrived = (count: number) => expect.poll(() => received()).toHaveLength(count);

it('an error report names the error and its page, also for errors before reporting was set up', async () => {
  const { noticeError, tell } = await asNew();
  noticeError(thrown("Cannot read properties of undefined (reading 'fqdn')"));
  window.history.replaceState(null, '', '/account');
  tell();
  await arrived(1);
  expect(received()[0]).toMatchObject({
    transaction: '/manage/{id}',
    release: 'build',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '(withheld)',
          stacktrace: { frames: [{ filename: 'app:///assets/app-a1b2c3d4.js', lineno: 3, colno: 14 }] },
        },
      ],
    },
  });
});

it('an error report contains nothing of the error’s message, the address or the user', async () => {
  const { noticeError, tell } = await asNew();
  const personal = `${CANARY} owner@acme.example Olivia ${ID} acme-hq.my-prtg.example eyJhbGciOi.eyJzdWIi.sig`;
  noticeError(thrown(personal));
  noticeError(
    Object.assign(thrown(personal), { name: personal, cause: new Error(personal), token: personal }),
  );
  noticeError(personal);
  noticeError({ message: personal, stack: personal });
  noticeError(new DOMException(personal, personal));
  noticeError(thrown(`Cannot read properties of undefined (reading '${personal}')`, frameAt(7)));
  noticeError(thrown(personal, `${personal}@http://localhost:5173/manage/${personal}:1:1\n${STACK}`));
  tell();
  await arrived(5);
  expect(bodies).toHaveLength(5);
  for (const body of bodies) expect(body).not.toMatch(/kanarien|owner|acme|olivia|eyJ|localhost:5173/i);
  expect(JSON.parse(bodies[0] ?? '')).toEqual([
    'http://localhost:4400/errors/api/1/envelope/?sentry_version=7&sentry_key=sandbox',
    {
      method: 'POST',
      body: expect.any(String) as string,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    },
  ]);
});

it('an error report is sent for errors in queries and mutations, but not for refusals of the API', async () => {
  const { tell, queryClient } = await asNew();
  const { StatusError } = await import('./api/client/errors');
  const fail = (key: string, error: Error) =>
    queryClient.query({ queryKey: [key], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  await fail('before', thrown('x is not iterable', frameAt(1)));
  tell();
  await fail('refused', new StatusError(500, CANARY));
  await fail('after', thrown('x is not a function', frameAt(2)));
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(thrown('Invalid time value', frameAt(3))),
  });
  await change.execute(undefined).catch(() => undefined);
  tell();
  await arrived(3);
  expect(JSON.stringify(received())).toMatch(/"lineno":1.*"lineno":2.*"lineno":3/);
});

it('an error is reported once, and at most ten are reported', async () => {
  const { noticeError, tell } = await asNew();
  for (let round = 0; round < 3; round += 1) {
    for (let line = 1; line <= 8; line += 1) {
      noticeError(thrown('x', frameAt(line + round)));
      noticeError(thrown('x', `at run (http://localhost:5173/assets/app-a1b2c3d4.js:${line}:${round})`));
      tell();
    }
  }
  await arrived(10);
  expect(bodies).toHaveLength(10);
});

it('error reporting stops after the tracker’s refusal', async () => {
  const { noticeError, tell } = await asNew();
  sandbox.faults.add({ path: '/errors/', status: 429 });
  noticeError(thrown('x is not iterable', frameAt(1)));
  tell();
  await Promise.all(answers);
  noticeError(thrown('x is not a function', frameAt(2)));
  tell();
  expect(bodies).toHaveLength(1);
});

it('error reporting ignores an error that can’t be read', async () => {
  const { noticeError, tell } = await asNew();
  const unreadable = new Error();
  Object.defineProperty(unreadable, 'stack', {
    get: () => {
      throw new Error(CANARY);
    },
  });
  noticeError(unreadable);
  noticeError(thrown('x is not iterable', frameAt(1)));
  tell();
  await arrived(1);
});
