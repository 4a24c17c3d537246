// The snackbar (docs/product/messages.md#toasts, docs/product/messages.md#time): what a user sees and hears of it, with
// a fake clock.
import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer';
import { ToastProvider } from './ToastProvider';
import { useToast } from './useToast';

const TAKEN = 'This subdomain is taken.';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function open() {
  const announcer = createAnnouncer();
  render(
    <ToastProvider announcer={announcer}>
      <p>A page</p>
    </ToastProvider>,
  );
  const say = (type: 'success' | 'error', message: string) =>
    act(() => announcer.announce({ type, message }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { announcer, say, pass };
}

/** True if the message is still shown once a closing snackbar would have disappeared. */
const isThere = async (message: string) => {
  await act(() => vi.advanceTimersByTimeAsync(500));
  return screen.queryByText(message) !== null;
};

describe('the snackbar', () => {
  it('renders its live regions before the first message', () => {
    open();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('announces successes politely and errors assertively', async () => {
    const { announcer, say, pass } = open();
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
    say('success', 'Subscription cancelled');
    await screen.findByText('Subscription cancelled');
    expect(status).toHaveTextContent('Subscription cancelled');
    expect(alert).toBeEmptyDOMElement();
    act(() => announcer.clear());
    await pass(1000);
    say('error', TAKEN);
    await screen.findByText(TAKEN);
    expect(alert).toHaveTextContent(TAKEN);
    expect(status).toBeEmptyDOMElement();
    // The same elements as before: a screen reader would not read out a new live region.
    expect([screen.getByRole('status'), screen.getByRole('alert')]).toEqual([status, alert]);
  });

  it('shows the first message and drops later ones meanwhile', async () => {
    const { say, pass } = open();
    say('error', TAKEN);
    say('success', 'Subscription cancelled');
    await screen.findByText(TAKEN);
    expect(screen.queryByText('Subscription cancelled')).not.toBeInTheDocument();
    await pass(4600);
    expect(screen.queryByText('Subscription cancelled')).not.toBeInTheDocument();
  });

  it('closes with “Close”, and can show the next message', async () => {
    const { say } = open();
    say('error', TAKEN);
    await screen.findByText(TAKEN);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitForElementToBeRemoved(() => screen.queryByText(TAKEN));
    say('success', 'Subscription cancelled');
    expect(await screen.findByText('Subscription cancelled')).toBeVisible();
  });

  it.each([
    ['where it was before', 'Save', 'Save'],
    ['the page if that element no longer exists', 'Delete', 'main'],
  ])('returns the focus on “Close” to %s', async (_where, pressed, focused) => {
    const announcer = createAnnouncer();
    const Page = () => {
      const [isDeleted, setIsDeleted] = useState(false);
      return (
        <main tabIndex={-1} aria-label="main">
          <button>Save</button>
          {!isDeleted && <button onBlur={() => setIsDeleted(true)}>Delete</button>}
        </main>
      );
    };
    render(
      <ToastProvider announcer={announcer}>
        <Page />
      </ToastProvider>,
    );
    act(() => announcer.announce({ type: 'success', message: 'Saved' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    act(() => screen.getByRole('button', { name: pressed }).focus());
    act(() => close.focus());
    fireEvent.click(close);
    expect(focused === 'main' ? screen.getByRole('main') : screen.getByText(focused)).toHaveFocus();
  });

  it('closes with Escape', async () => {
    const { say } = open();
    say('error', TAKEN);
    await screen.findByText(TAKEN);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitForElementToBeRemoved(() => screen.queryByText(TAKEN));
  });

  it('stays when the user clicks elsewhere', async () => {
    const { say } = open();
    say('error', TAKEN);
    await screen.findByText(TAKEN);
    fireEvent.click(screen.getByText('A page'));
    expect(await isThere(TAKEN)).toBe(true);
  });

  it.each([
    ['x'.repeat(10), 4000],
    ['x'.repeat(80), 4000],
    ['x'.repeat(100), 5000],
    ['x'.repeat(180), 9000],
    ['x'.repeat(300), 9000],
  ])('closes automatically: %s', async (message, ms) => {
    const { say, pass } = open();
    say('success', message);
    await screen.findByText(message);
    await pass(ms - 700);
    expect(await isThere(message)).toBe(true);
    await pass(700);
    expect(await isThere(message)).toBe(false);
  });

  it('stays while the pointer is on it', async () => {
    const { say, pass } = open();
    say('error', TAKEN);
    fireEvent.mouseEnter(await screen.findByText(TAKEN));
    await pass(20_000);
    expect(screen.getByText(TAKEN)).toBeVisible();
  });

  it.each([
    ['the pointer left it', (it: HTMLElement) => [fireEvent.mouseEnter(it), fireEvent.mouseLeave(it)]],
    ['the window got the focus back', () => [fireEvent.blur(window), fireEvent.focus(window)]],
  ])('stays for its full time after %s', async (_what, interrupt) => {
    const { say, pass } = open();
    say('success', 'Subscription brand-new created');
    const toast = await screen.findByText('Subscription brand-new created');
    await pass(500);
    act(() => void interrupt(toast));
    await pass(3500);
    expect(toast).toBeVisible();
    await pass(700);
    expect(await isThere('Subscription brand-new created')).toBe(false);
  });

  describe('in a hidden tab', () => {
    const show = (state: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };

    it('stays until the tab is visible, and then for its full time', async () => {
      const { say, pass } = open();
      show('hidden');
      say('success', 'Restart of instance scheduled.');
      await screen.findByText('Restart of instance scheduled.');
      await pass(60_000);
      show('visible');
      await pass(3300);
      expect(await isThere('Restart of instance scheduled.')).toBe(true);
      await pass(700);
      expect(await isThere('Restart of instance scheduled.')).toBe(false);
    });
  });

  it('keeps the first message when the same action fails again, and closes it once that succeeds', async () => {
    const { announcer, pass } = open();
    const fail = (message: string) => act(() => announcer.announce({ type: 'error', message }, 'create'));
    fail(TAKEN);
    const first = await screen.findByText(TAKEN);
    await pass(2_000);
    fail('Your payment was declined.');
    expect(await isThere('Your payment was declined.')).toBe(false);
    expect(screen.getByText(TAKEN)).toBe(first);
    act(() => announcer.overtake('create'));
    expect(await isThere(TAKEN)).toBe(false);
  });

  it('shows a replacing message for its own full time', async () => {
    const { announcer, say, pass } = open();
    say('error', 'First.');
    await screen.findByText('First.');
    await pass(3500);
    act(() => {
      announcer.clear();
      announcer.announce({ type: 'error', message: TAKEN });
    });
    expect(await screen.findByText(TAKEN)).toBeVisible();
    await pass(2500);
    expect(await isThere(TAKEN)).toBe(true);
    await pass(1000);
    expect(await isThere(TAKEN)).toBe(false);
  });

  it('shows HTML as text', async () => {
    const { say } = open();
    say('error', '<img src=x onerror="alert(1)"> & <b>more</b>');
    expect(await screen.findByText('<img src=x onerror="alert(1)"> & <b>more</b>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('shows nothing for an empty message', async () => {
    const { announcer, say } = open();
    say('error', '');
    say('success', ' ');
    act(() => announcer.clear());
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('useToast', () => {
  function Sayer() {
    const { announce, clear } = useToast();
    return (
      <>
        <button onClick={() => announce({ type: 'success', message: 'Copied' })}>Say</button>
        <button onClick={clear}>Clear</button>
      </>
    );
  }

  it('announces messages, and clears them', async () => {
    render(
      <ToastProvider announcer={createAnnouncer()}>
        <Sayer />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Say' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitForElementToBeRemoved(() => screen.queryByText('Copied'));
  });
});
