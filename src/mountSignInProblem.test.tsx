// The page for a login that ended without a session, online and offline (docs/product/failures.md#offline).
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { goOffline } from '../test/faults/network';
import { letSiteAnswer } from '../test/support/letSiteAnswer';
import { watchReload } from '../test/support/watchReload';
import type { Refusal } from './auth/signIn';
import type { Hindrance } from './domain/session/signInErrors';
import { mountSignInProblem } from './mountSignInProblem';

const client = {
  loginWithRedirect: vi.fn(() => Promise.resolve()),
  logout: vi.fn(() => Promise.resolve()),
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.clearAllMocks();
  letSiteAnswer();
});

/** Mounts the page. Returns a spy on reloads. */
function mounted(problem: Refusal | Hindrance = 'unreachable') {
  const reload = watchReload();
  act(() => {
    const root = mountSignInProblem(client as unknown as Auth0Client, problem);
    // Otherwise it would receive the next test's network events.
    onTestFinished(() => act(() => root.unmount()));
  });
  return reload;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a sign-in problem page retries once the site responds, even some time after the browser is online', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = vi.fn(() => HttpResponse.error());
  const reload = mounted();
  expect(screen.getByRole('heading')).toHaveTextContent('Sign-in is unavailable');
  letSiteAnswer(asked);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  letSiteAnswer(() => new HttpResponse('Bad Gateway', { status: 502 }));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(reload).not.toHaveBeenCalled();
  letSiteAnswer();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a sign-in problem page stays while offline instead of showing the browser’s own error page', async () => {
  const reload = mounted();
  goOffline();
  await press('Try again');
  expect(reload).not.toHaveBeenCalled();
  // Online again, but without an `online` event yet.
  letSiteAnswer();
  await press('Try again');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a sign-in problem page says that the browser is offline, and logs out once it is online', async () => {
  const reload = mounted();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const comeBackOnline = goOffline();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'You’re offline. The page will continue when you’re back online.',
    ),
  );
  window.sessionStorage.setItem('portal-sign-in', '{"returnTo":"/account"}');
  await press('Log out');
  expect(client.logout).not.toHaveBeenCalled();
  comeBackOnline();
  await waitFor(() => expect(client.logout).toHaveBeenCalledOnce());
  // The next login leads to the root, as after any logout.
  expect(window.sessionStorage.getItem('portal-sign-in')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('a sign-in problem page doesn’t retry after a refusal, and leads to the login once online', async () => {
  const reload = mounted({ detail: 'Account blocked', returnTo: '/invoices' });
  expect(screen.getByRole('heading', { name: 'You couldn’t be signed in' })).toBeVisible();
  goOffline()();
  expect(client.loginWithRedirect).not.toHaveBeenCalled();
  const comeBackOnline = goOffline();
  await press('Try again');
  expect(client.loginWithRedirect).not.toHaveBeenCalled();
  comeBackOnline();
  await waitFor(() => expect(client.loginWithRedirect).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

it.each<[Hindrance, string, RegExp]>([
  ['offline', 'Sign-in is unavailable', /^You seem to be offline\./],
  [
    'unreachable',
    'Sign-in is unavailable',
    /^The sign-in service at localhost:4400 couldn’t be reached\. The cause may be your connection, something in/,
  ],
  ['unavailable', 'Sign-in is unavailable', /^The sign-in service isn’t working properly at the moment\./],
  [
    'storage',
    'You couldn’t be signed in',
    /^Your browser doesn’t let this site store the data that signing in needs/,
  ],
  ['unfinished', 'You couldn’t be signed in', /^The sign-in wasn’t completed\. .* Try again\.$/],
  ['clock', 'You couldn’t be signed in', /^This device’s clock says .*2026.*with a wrong clock\./],
])('a sign-in problem page names the cause: %s', (hindrance, heading, sentence) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 27) });
  mounted(hindrance);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(/another account/)).toBeNull();
});
