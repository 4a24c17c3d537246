// The app's composition root: what remains after a session has ended (docs/product/sign-in.md#logout), and when the
// app can't be rendered (docs/product/messages.md#unexpected).
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../test/faults/network';
import { identityOf, startSandbox } from '../test/support/renderPortal';
import { watchReload } from '../test/support/watchReload';
import { mountPortal } from './mount';

beforeAll(async () => {
  // Loaded up front: importing this module is slow and not what the tests measure.
  await import('./pages/overview/OverviewPage');
});

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  window.history.replaceState(null, '', '/');
});
afterEach(async () => {
  // Nothing may render once the test's window is gone: ends the session if there still is one.
  const otherTab = new BroadcastChannel('portal-session');
  otherTab.postMessage('signed-out');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  otherTab.close();
  root.remove();
  vi.unstubAllGlobals();
});

/** Mounts the portal for the owner; `logout` stands in for the identity client's logout. */
function mount(logout: () => Promise<void> = () => Promise.resolve()): void {
  const { client, user } = identityOf(startSandbox(), 'owner');
  mountPortal(Object.assign(client, { logout }) as unknown as Auth0Client, user);
}

describe('after the end of a session', () => {
  const everything = () =>
    document.documentElement.outerHTML +
    JSON.stringify([window.sessionStorage, window.localStorage].map((storage) => Object.entries(storage)));

  /** Opens the overview with the customer's data, and stores a draft. Returns a spy on the clearing of the query client. */
  async function inUse(logout?: () => Promise<void>) {
    const clear = vi.spyOn(QueryClient.prototype, 'clear');
    await act(async () => {
      mount(logout);
      await Promise.resolve();
    });
    await screen.findByRole('article', { name: 'acme-hq' });
    window.sessionStorage.setItem('portal-kept:x', JSON.stringify({ user: 'x', values: 'typed-by-olivia' }));
    // An instance's preparation is being followed, and the durations of past ones are stored.
    await waitFor(() => expect(everything()).toContain('sub-owner-preparing'));
    window.localStorage.setItem('portal-prepared', '[240000]');
    expect(everything()).toMatch(/acme-hq[^]*typed-by-olivia/);
    return clear;
  }
  const nothingIsLeft = (clear: { mock: { contexts: unknown[] } }) => {
    expect(everything()).not.toMatch(/acme|olivia|owner/i);
    expect(window.localStorage.getItem('portal-prepared')).toBe('[240000]');
    const [queryClient] = clear.mock.contexts as QueryClient[];
    expect(queryClient?.getQueryCache().getAll()).toEqual([]);
    expect(queryClient?.getMutationCache().getAll()).toEqual([]);
  };

  it('by the user, no data are left, even if the identity provider can’t be reached', async () => {
    const clear = await inUse(() => new Promise(() => undefined));
    act(() => screen.getByRole('button', { name: 'Logout' }).click());
    await waitFor(() => nothingIsLeft(clear));
    expect(root).toHaveTextContent('');
  });

  it('in another tab, a page says so', async () => {
    const clear = await inUse();
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage('signed-out');
    await screen.findByRole('heading', { name: 'You’ve logged out' });
    otherTab.close();
    nothingIsLeft(clear);
  });

  it('by its loss in another tab, drafts are kept and a page says so', async () => {
    window.history.replaceState(null, '', '/overview?search=acme');
    const clear = await inUse();
    window.localStorage.setItem('portal-kept:notify', JSON.stringify({ user: 'auth0|owner', values: ['a'] }));
    const stored = () =>
      [window.sessionStorage, window.localStorage].map((storage) => Object.entries(storage));
    const before = stored();
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage('lost');
    await screen.findByRole('heading', { name: 'Your session has ended' });
    otherTab.close();
    expect(root).toHaveTextContent('Sign in again to continue where you left off.');
    expect(root).not.toHaveTextContent(/acme/);
    expect(stored()).toEqual(before);
    expect(window.location.href).toBe('http://localhost:5173/overview?search=acme');
    const [queryClient] = clear.mock.contexts as QueryClient[];
    expect(queryClient?.getQueryCache().getAll()).toEqual([]);
  });

  it('the page leads to the login once the browser is online', async () => {
    const reload = watchReload();
    await inUse();
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage('signed-out');
    const again = await screen.findByRole('button', { name: 'Sign in again' });
    otherTab.close();
    const comeBackOnline = goOffline();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You’re offline. The page will continue when you’re back online.',
      ),
    );
    act(() => again.click());
    act(() => again.click());
    expect(reload).not.toHaveBeenCalled();
    comeBackOnline();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the time when a preparation was first seen', () => {
  const key = 'portal-preparing';
  const keptOf = (user: string) => JSON.stringify({ user, since: { 'sub-owner-preparing': 1 } });
  const kept = () => window.localStorage.getItem(key) ?? '';

  it.each([
    ['survives a reload for the same user', 'auth0|owner', /"sub-owner-preparing":1[,}]/],
    ['is deleted for another user', 'auth0|admin', /"user":"auth0\|owner".*"sub-owner-preparing":\d{13}/],
  ])('%s', async (_what, user, then) => {
    window.localStorage.setItem(key, keptOf(user));
    await act(async () => {
      mount();
      await Promise.resolve();
    });
    await screen.findByRole('article', { name: 'acme-hq' });
    await waitFor(() => expect(kept()).toMatch(then));
  });

  it('is deleted if it was stored without a user', () => {
    window.localStorage.setItem(key, JSON.stringify({ since: { 'sub-other': 1 }, past: [] }));
    act(() => mount());
    expect(kept()).not.toContain('sub-other');
  });
});

it('deletes the drafts of another user, and keeps those of this one', () => {
  for (const user of ['auth0|owner', 'auth0|other']) {
    window.sessionStorage.setItem(`portal-kept:${user}`, JSON.stringify({ user, values: '' }));
  }
  act(() => mount());
  expect(Object.keys(window.sessionStorage).join()).toMatch(/^(?!.*other).*portal-kept:auth0\|owner/);
});

describe('an app that fails to render', () => {
  it('shows a plain page without the cause', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    // In its test mode React passes an error to the test, not to the root.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw new Error('eyJ.secret at theme.ts:12');
    });
    mount();
    await expect
      .poll(() => root)
      .toHaveTextContent(
        /^The portal couldn’t be shown ?Something went wrong\. Load the page again\. ?Load again$/,
      );
    expect(reported).toHaveBeenCalledTimes(1);
  });
});
