// "Notify me" on an instance in preparation, and how users learn that it is ready (docs/product/polling.md#notify-me,
// docs/product/polling.md#telling), with a stand-in for the browser's own notifications.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { readPages, stackOf } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await readPages();
  await import('../../src/ui/feedback/NotifyMe');
  await import('../../src/shell/readyNews');
});

const PREPARING = '/manage/sub-owner-preparing';
const ON =
  'We’ll notify you when it’s ready or if it fails. Keep a tab with the portal open. To turn this off, click the button again.';

/** Stands in for the browser's notifications; `answer` is the user's to the browser's permission prompt. */
class StandIn {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static shown: StandIn[] = [];
  static asked = 0;
  static requestPermission() {
    StandIn.asked += 1;
    StandIn.permission = StandIn.answer;
    return Promise.resolve(StandIn.answer);
  }
  onclick?: () => void;
  close = vi.fn();
  readonly title: string;
  readonly options: NotificationOptions;
  constructor(title: string, options: NotificationOptions = {}) {
    this.title = title;
    this.options = options;
    if (StandIn.permission === 'granted') StandIn.shown.push(this);
  }
}

beforeEach(() => {
  Object.assign(StandIn, { permission: 'default', answer: 'granted', shown: [], asked: 0 });
  vi.stubGlobal('Notification', StandIn);
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/favicon.svg';
  document.head.append(icon);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector('link[rel="icon"]')?.remove();
});

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
const button = () => screen.findByRole('button', { name: 'Notify me' });
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

/** Makes the instance ready or failed, and lets the portal poll again. */
async function settle({ world }: Sandbox, status: 'ready' | 'failed') {
  const stack = stackOf({ world }, 'owner-preparing');
  stack.oddStatus = status;
  world.clock.advance(600);
  await vi.advanceTimersByTimeAsync(6_000);
}

describe('“Notify me”', () => {
  it('asks for permission when pressed, stays pressed after a reload, and can be switched off', async () => {
    const { user, sandbox } = renderPortal('owner', PREPARING);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(StandIn.asked).toBe(0);
    await user.click(await button());
    expect(StandIn.asked).toBe(1);
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(ON));
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    expect(StandIn.shown).toEqual([]);

    cleanup();
    const again = renderPortal('owner', PREPARING, { sandbox });
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    await again.user.click(await button());
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(await button()).not.toHaveAccessibleDescription(ON);
    expect(StandIn.asked).toBe(1);
    expect(window.localStorage.getItem('portal-kept:notify')).toBeNull();
  });

  it('is also on the card', async () => {
    renderPortal('owner', '/?search=acme-dubai');
    expect(await screen.findAllByRole('button', { name: 'Notify me' })).not.toHaveLength(0);
  });

  it.each<[NotificationPermission, string]>([
    [
      'denied',
      'Your browser blocks notifications from this site; you can allow them in its settings. The title of this tab will tell you anyway.',
    ],
    [
      'default',
      'You didn’t answer your browser’s question, so notifications are off. The title of this tab will tell you anyway.',
    ],
  ])('explains the browser’s answer “%s”', async (answer, words) => {
    StandIn.answer = answer;
    const { user } = renderPortal('owner', PREPARING);
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(words));
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('explains that the browser has no notifications', async () => {
    vi.stubGlobal('Notification', undefined);
    delete (window as { Notification?: unknown }).Notification;
    const { user } = renderPortal('owner', PREPARING);
    await user.click(await button());
    await waitFor(async () =>
      expect(await button()).toHaveAccessibleDescription(
        'Your browser can’t show notifications here. The title of this tab will tell you anyway.',
      ),
    );
  });
});

describe('when a preparation ends', () => {
  it.each([
    ['ready', 'acme-dubai is ready', 'Click to see it in the portal.', 'acme-dubai is ready.'],
    [
      'failed',
      'acme-dubai failed',
      'It couldn’t be created, or its last change failed. Click to see it in the portal.',
      'acme-dubai couldn’t be created, or its last change failed.',
    ],
  ] as const)('as %s, a hidden tab shows a notification that leads to it', async (...expected) => {
    const [status, title, text, aloud] = expected;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', PREPARING);
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(ON));
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    hide();
    await settle(sandbox, status);
    await waitFor(() => expect(StandIn.shown).toHaveLength(1));
    const [notification] = StandIn.shown;
    expect(notification).toMatchObject({
      title,
      options: { body: text, tag: 'sub-owner-preparing' },
    });
    expect(document.title).toBe(`${title} – PRTG Hosted Monitor`);
    expect(icon()).toBe('/favicon-news.svg');
    expect(screen.getByText(aloud)).toBeInTheDocument();
    await waitFor(() => notification?.onclick?.());
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-dubai' })).toBeVisible();
    expect(notification?.close).toHaveBeenCalled();
    // The user is notified only once.
    expect(window.localStorage.getItem('portal-kept:notify')).toBeNull();
    await user.keyboard('{Shift}');
    expect(document.title).toBe('Manage acme-dubai – PRTG Hosted Monitor');
    expect(icon()).toBe('/favicon.svg');
  });

  it('a visible tab, or one without “Notify me”, shows no notification but changes the title', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    StandIn.permission = 'granted';
    const { user, sandbox } = renderPortal('owner', PREPARING);
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAccessibleDescription(ON));
    await settle(sandbox, 'ready');
    await waitFor(() => expect(document.title).toBe('acme-dubai is ready – PRTG Hosted Monitor'));
    expect(StandIn.shown).toEqual([]);
  });
});

it('no notification is shown for an instance that was cancelled in another tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, sandbox } = renderPortal('owner', PREPARING);
  await user.click(await button());
  await waitFor(async () => expect(await button()).toHaveAccessibleDescription(ON));
  hide();
  stackOf(sandbox, 'owner-preparing').oddStatus = 'not_ready';
  sandbox.world.subscriptions.get('sub-owner-preparing')!.subscription_status = 'cancelled';
  await vi.advanceTimersByTimeAsync(6_000);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(StandIn.shown).toEqual([]);
  expect(document.title).toBe('Manage acme-dubai – PRTG Hosted Monitor');
  expect(icon()).toBe('/favicon.svg');
  expect(screen.queryByText(/^acme-dubai (?:has|couldn’t)/)).toBeNull();
});

describe('the expected duration of a preparation', () => {
  const seen = (past: object) => window.localStorage.setItem('portal-prepared', JSON.stringify(past));

  it('is the usual time of this browser’s preparations in the region', async () => {
    seen({ 'me-central-1': [420_000], 'eu-west-1': [60_000] });
    renderPortal('owner', PREPARING);
    const words = await screen.findByText(/So far, it has usually taken about 7 minutes in this region\.$/);
    await waitFor(() => expect(words).toBeVisible());
  });

  it('is the vendor’s general message if there were none in the region', async () => {
    seen({ 'eu-west-1': [60_000] });
    renderPortal('owner', PREPARING);
    expect(await screen.findByText('It may take a while until your PRTG is ready.')).toBeVisible();
    expect(screen.queryByText(/usually/)).toBeNull();
  });
});
