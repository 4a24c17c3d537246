// A part of a page whose code can't be loaded, or that fails to render, leaves the rest of the page intact and can be retried.
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { letSiteAnswer } from '../../../test/support/letSiteAnswer';
import { ConfirmDialog } from '../form/ConfirmDialog';
import { lazyPart } from './lazyPart';
import { useIsCodeLoading } from '../waiting/codeLoading';
import { SectionCard } from '../content/SectionCard';

const SENTENCE = 'This part of the page couldn’t be shown. Your data is safe.';
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  // React logs to the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // With a network, the page would be reloaded first, which jsdom can't do.
  letSiteAnswer(() => HttpResponse.error());
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

describe('a lazy part whose code can’t be loaded', () => {
  it('shows the error in its place, and can be loaded again', async () => {
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

  it('offers to reload the page after a second failure, and can always be retried', async () => {
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

  it('is only retried if the page couldn’t be reloaded either', async () => {
    const { load, show } = partThatFails(2);
    show();
    await screen.findByText(SENTENCE);
    await userEvent.click(tryAgain());
    await userEvent.click(await screen.findByRole('button', { name: 'Load the page again' }));
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('counts as loading until the site has been asked for a newer version', async () => {
    let answer: (answer: Response) => void = () => undefined;
    const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(useIsCodeLoading);
    partThatFails(1).show();
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(result.current).toBe(true);
    answer(new Response('Bad Gateway', { status: 502 }));
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(result.current).toBe(false);
  });

  it('is loaded automatically once the browser is online', async () => {
    const { load, show } = partThatFails(1);
    show();
    await screen.findByText(SENTENCE);
    letSiteAnswer();
    fireEvent.online(window);
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded automatically even if the browser gets online at the moment of the failure', async () => {
    const { load, show } = partThatFails(1);
    new MutationObserver((_, observer) => {
      if (screen.queryByText(SENTENCE) === null) return;
      observer.disconnect();
      letSiteAnswer();
      fireEvent.online(window);
    }).observe(document.body, { childList: true, subtree: true });
    show();
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded again the next time it is rendered', async () => {
    const { load, show } = partThatFails(1);
    const { unmount } = show();
    await screen.findByText(SENTENCE);
    unmount();
    show();
    expect(await screen.findByText('Hello Olivia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a lazy part that fails to render', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>Drawn</p>;
  }
  beforeEach(() => {
    isBroken = true;
  });

  it('leaves its section’s heading and the other sections usable', async () => {
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

  it('leaves its dialog open, which can be closed', async () => {
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
