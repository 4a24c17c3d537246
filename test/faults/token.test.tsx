// The fault matrix for tokens: the errors that the identity library throws if its own calls meet the fault
// (src/domain/session/signInErrors.ts), while the overview requests the customer's subscriptions.
import { GenericError, TimeoutError } from '@auth0/auth0-spa-js';
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { casesOf, scenarioOf, type Row } from './matrix';
import { goOffline } from './network';
import {
  alwaysSo,
  focusKept,
  isSaidAloud,
  isTold,
  noticeSays,
  pass,
  press,
  readPages,
  restsSo,
  setStage,
  until,
  type Stage,
} from './stage';

beforeAll(readPages);

const LIBRARY_TIMEOUT_MS = 60_000;
/** The overview starts with two calls, each of which requests a token. */
const BOTH = 2;

interface Spoiling {
  error: unknown;
  afterMs?: number;
  /** How many tokens are spoiled; if undefined, all until the function that `spoilTokens` returns is called. */
  times?: number;
}

const refused = (code: string) => ({ error: new GenericError(code, 'Not you.'), times: BOTH });
const SPOILINGS: Partial<Record<Row, Spoiling>> = {
  abort: { error: new TypeError('Failed to fetch'), times: 2 * BOTH },
  'connection reset': { error: new GenericError('request_error', 'HTTP error. Unable to fetch') },
  'refused without CORS headers': { error: new TypeError('Failed to fetch') },
  'time-out': { error: new TimeoutError(), afterMs: LIBRARY_TIMEOUT_MS, times: BOTH },
  'slow 8 s': { error: undefined, afterMs: 8_000, times: BOTH },
  '500': { error: new GenericError('request_error', 'HTTP error. Unable to fetch'), times: BOTH },
  '502 HTML body': { error: new SyntaxError('Unexpected token <'), times: BOTH },
  '429 Retry-After: 2': { error: new GenericError('too_many_requests', 'Global limit reached'), times: BOTH },
  '401 always': refused('login_required'),
  '403 ×3 then ok': refused('access_denied'),
  '403 ×11': refused('invalid_grant'),
  'cut JSON': { error: new SyntaxError('Unexpected end of JSON input'), times: BOTH },
  '{}': { error: null, times: BOTH },
  'sign-in unavailable': { error: new SyntaxError('Unexpected token <') },
  'storage blocked': { error: new DOMException('Access is denied.', 'SecurityError') },
};

/** Spoils the sandbox's tokens. Returns a function that ends that. */
function spoilTokens({ tokens }: Sandbox, { error, afterMs = 0, times = Infinity }: Spoiling): () => void {
  const give = tokens.accessToken.bind(tokens);
  let left = times;
  vi.spyOn(tokens, 'accessToken').mockImplementation(async (account) => {
    if (left <= 0) return give(account);
    left -= 1;
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (error === undefined) return give(account);
    if (error === null) return undefined as unknown as string;
    throw error as Error;
  });
  return () => (left = 0);
}

const overview = {
  persona: 'trial',
  address: '/',
  path: '/^\\/api\\/customer\\/subscriptions$/',
  method: 'GET',
};
const isTrue = () => document.querySelectorAll('article').length === 1;

/** Opens the overview with tokens spoiled from the start. */
async function open(spoiling: Spoiling) {
  let end: () => void = () => undefined;
  const stage = await setStage({
    ...overview,
    prepare: (sandbox) => void (end = spoilTokens(sandbox, spoiling)),
  });
  return { stage, end: () => end() };
}

async function heal(stage: Stage) {
  await until(stage, isTrue, 100_000, 'the truth is on the screen');
  await pass(stage, 5_000);
  expect([noticeSays(), stage.logouts()]).toEqual(['', 0]);
  restsSo(stage);
}

async function end(stage: Stage) {
  await until(stage, () => stage.logouts() === 1, 60_000, 'the session ends');
  await pass(stage, 20_000);
  expect([stage.logouts(), stage.asked()]).toEqual([1, 0]);
}

describe('fetching a token', () => {
  it.each(casesOf('token'))('$outcome after $row', async ({ row, outcome }) => {
    const { stage, end: over } = await open(SPOILINGS[row]!);
    if (outcome === 'ends the session') return end(stage);
    if (outcome === 'shows an error') {
      await until(stage, () => noticeSays() !== '' && isSaidAloud(), 60_000, 'the fault is told');
      isTold();
      alwaysSo(stage);
      over();
      await press(stage, 'button', 'Try again');
      // The permissions may have failed, too, which shows only beside cards.
      await until(stage, isTrue, 60_000, 'the truth is on the screen');
      if (noticeSays() !== '') await press(stage, 'button', 'Try again');
      await heal(stage);
      focusKept();
      return;
    }
    await heal(stage);
  });

  it(scenarioOf('offline → online', 'token'), async () => {
    const comeBack = goOffline();
    const { stage, end: over } = await open({ error: new TypeError('Failed to fetch') });
    await until(stage, () => noticeSays() !== '', 60_000, 'that it is offline');
    expect(screen.getByText('You’re offline. The page will continue when you’re back online.')).toBeVisible();
    over();
    comeBack();
    await heal(stage);
  });

  it(scenarioOf('renewal without a network', 'token'), async () => {
    // The library's frame, which gives the token once it is loaded again.
    const frame = document.createElement('iframe');
    frame.src = 'http://localhost:4400/identity/authorize?prompt=none';
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const again = new Promise<void>((resolve) => {
      vi.spyOn(frame, 'setAttribute').mockImplementation(() => resolve());
    });
    const comeBack = goOffline();
    const stage = await setStage({
      ...overview,
      prepare: ({ tokens }) => {
        const give = tokens.accessToken.bind(tokens);
        vi.spyOn(tokens, 'accessToken').mockImplementation((account) => again.then(() => give(account)));
      },
    });
    const slow = 'This is taking longer than usual. Please wait.';
    await pass(stage, 9_000);
    expect(screen.queryByText(slow)).toBeNull();
    await until(stage, () => screen.queryByText(slow) !== null, 3_000, 'that it takes longer');
    await pass(stage, 30_000);
    expect(screen.getByText('You’re offline. The page will continue when you’re back online.')).toBeVisible();
    comeBack();
    await heal(stage);
    expect(screen.queryByText(slow)).toBeNull();
  });

  it.each([
    [scenarioOf('clock +2 h', 'token'), 2],
    [scenarioOf('clock −2 h', 'token'), -2],
  ])('%s', async (_row, hours) => {
    const stage = await setStage(overview);
    await heal(stage);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    // A wrong clock makes the library use an invalid token or reject a claim: here the API refuses one, so another is requested.
    stage.sandbox.faults.add({ path: '/api/customer/subscriptions', status: 401 });
    await act(() => stage.queryClient.invalidateQueries({ queryKey: ['subscriptions'] }));
    await heal(stage);
  });

  it(scenarioOf('logout in other tab', 'token'), async () => {
    const stage = await setStage(overview);
    await heal(stage);
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage('signed-out');
    await pass(stage, 1_000);
    otherTab.close();
    await expect(stage.session.getToken()).rejects.toThrow('Your session has ended. Sign in again.');
    expect(stage.logouts(), 'the other tab has asked for it').toBe(0);
  });

  it(scenarioOf('back/forward (bfcache)', 'token'), async () => {
    const stage = await setStage(overview);
    await heal(stage);
    // The session ended while the page was in the back-forward cache.
    spoilTokens(stage.sandbox, refused('login_required'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await until(stage, () => stage.logouts() === 1, 5_000, 'the session ends');
  });
});
