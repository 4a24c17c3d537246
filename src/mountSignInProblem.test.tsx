// Where a login ends that gave no session, with and without a network (docs/product/failures.md#offline).
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchReload } from '../test/support/watchReload';
import { mountSignInProblem } from './mountSignInProblem';
import { SignInProblem } from './shell/SignInProblem';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

/** Mounts it for a provider that couldn't be reached; returns what tells of a reload. */
function mounted() {
  const reload = watchReload();
  act(() => mountSignInProblem({} as Auth0Client, undefined));
  return reload;
}

function comeBackOnline() {
  act(() => void window.dispatchEvent(new Event('online')));
}

it('is tried again by itself when the network is back', () => {
  const reload = mounted();
  expect(screen.getByRole('heading')).toHaveTextContent('Sign-in is unavailable');
  expect(reload).not.toHaveBeenCalled();
  comeBackOnline();
  expect(reload).toHaveBeenCalledOnce();
});

it('stays while the network is away, where the browser would show a page of its own', async () => {
  const reload = mounted();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for the user where the provider refused, with a network or without', async () => {
  const tryAgain = vi.fn();
  render(
    <SignInProblem
      failure={{ detail: 'Account blocked', returnTo: '/' }}
      onTryAgain={tryAgain}
      onLogout={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { name: 'You couldn’t be signed in' })).toBeVisible();
  comeBackOnline();
  expect(tryAgain).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledOnce();
});
