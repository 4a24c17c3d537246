// A part of a page whose code can't be loaded, or that fails to render, leaves the rest of the page intact and can be retried.
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { lazyPart } from './lazyPart';
import { useIsCodeOnItsWay } from '../waiting/codeOnItsWay';
import { SectionCard } from '../content/SectionCard';

const SENTENCE = 'This part of the page couldn’t be shown. Your data is safe.';
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  // React logs to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // While online, the page would be reloaded first, which jsdom can't do.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

/** Returns a part whose code fails to load this many times before it succeeds. */
function partThatFails(times: number) {
  const load = vi.fn(() => {
    if (load.mock.calls.length <= times) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve((({ name }) => <p>Hello {name}</p>) as ComponentType<{ name: string }>);
  });
  const Part = lazyPart(load, (notice, { name }) => (
    <div role="group" aria-label={name}>
      {notice}
    </div>
  ));
  const show = () =>
    render(
      <Suspense fallback="…">
        <p>The rest of the page</p>
        <Part name="Olivia" />
      </Suspense>,
    );
  return { load, show };
}

describe('a part whose code can’t be loaded', () => {
  it('says so in its own place, and loads the code again', async () => {
    const { load, show } = partThatFails(1);
    show();
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.getByText('The rest of the page')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Olivia' })).toContainElement(tryAgain());
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(tryAgain());
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that fails again offers the whole page too, and can be tried for ever', async () => {
    const { load, show } = partThatFails(2);
    show();
    await screen.findByText(SENTENCE);
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull();
    await userEvent.click(tryAgain());
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
    await userEvent.click(tryAgain());
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is only tried again where the whole page couldn’t come either', async () => {
    const { load, show } = partThatFails(2);
    show();
    await screen.findByText(SENTENCE);
    await userEvent.click(tryAgain());
    await userEvent.click(await screen.findByRole('button', { name: 'Load the page again' }));
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is on its way, as the line below the bar says, until the site has been asked for a newer one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    let answer: (answer: Response) => void = () => undefined;
    const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(useIsCodeOnItsWay);
    partThatFails(1).show();
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(result.current).toBe(true);
    answer(new Response('Bad Gateway', { status: 502 }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(result.current).toBe(false);
  });

  it('is loaded by itself once the network is back', async () => {
    const { load, show } = partThatFails(1);
    show();
    await screen.findByText(SENTENCE);
    fireEvent.online(window);
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded by itself even if the network is back the moment that it fails', async () => {
    const { load, show } = partThatFails(1);
    new MutationObserver((_, observer) => {
      if (screen.queryByText(SENTENCE) === null) return;
      observer.disconnect();
      fireEvent.online(window);
    }).observe(document.body, { childList: true, subtree: true });
    show();
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads it anew where it comes up the next time', async () => {
    const { load, show } = partThatFails(1);
    const { unmount } = show();
    await screen.findByText(SENTENCE);
    unmount();
    show();
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a part that can’t be drawn', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>Drawn</p>;
  }
  beforeEach(() => {
    isBroken = true;
  });

  it('leaves its section’s heading and the other sections', async () => {
    render(
      <>
        <SectionCard id="one" title="One">
          <Fragile />
        </SectionCard>
        <SectionCard id="two" title="Two">
          Usable
        </SectionCard>
      </>,
    );
    expect(screen.getByRole('region', { name: 'One' })).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('region', { name: 'Two' })).toHaveTextContent('Usable');
    isBroken = false;
    await userEvent.click(tryAgain());
    expect(screen.getByRole('region', { name: 'One' })).toHaveTextContent('Drawn');
  });

  it('leaves its dialog, which can be closed', async () => {
    const onClose = vi.fn();
    render(
      <ConfirmDialog
        open
        title="Restart acme?"
        confirmLabel="Restart"
        onConfirm={() => undefined}
        onClose={onClose}
      >
        <Fragile />
      </ConfirmDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Restart acme?' })).toHaveTextContent(SENTENCE);
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(onClose).toHaveBeenCalled();
  });
});
