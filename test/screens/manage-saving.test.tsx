// Settings that are saved by one call, each in the same situations (docs/product/screens.md#manage,
// docs/product/messages.md#success): saved, with a slow API, with calls that fail, and when the page is opened again.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderPortal } from '../support/renderPortal';
import { readPages, section, stackOf } from '../support/manageScreen';

beforeAll(readPages);

const ACTIVE = '/manage/sub-owner-active';
const FAILURE =
  'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.';
const OSAKA = '(UTC+09:00) Osaka, Sapporo, Tokyo';
const MFA = 'Require multifactor authentication';

/** What the user does, the message they get, and what holds from then on. */
interface Setting {
  act: (user: UserEvent) => Promise<void>;
  sentence: string;
  /** The heading of the setting's card. */
  title: string;
  /** The ends of the paths of the calls that read and save it. */
  read: string;
  write: string;
  /** Waits until its control is shown. */
  shown: () => Promise<unknown>;
  holds: () => Promise<void>;
}

// By label: a query by role computes the style of every element on the page.
const timezone = () => screen.getByLabelText('Timezone', { selector: 'input' });
const mfa = () => screen.getByLabelText(MFA);
const chosen = (name: string) => async () => {
  await waitFor(() => expect(screen.getByLabelText(name)).toBeChecked());
};
const choose = (name: string) => async (user: UserEvent) => {
  await user.click(await screen.findByLabelText(name));
};

const SETTINGS: [name: string, setting: Setting][] = [
  [
    'timezone',
    {
      act: async (user) => {
        const field = await waitFor(timezone);
        await user.click(field);
        // In one change: rendering 140 zones after each key is slow in jsdom.
        fireEvent.change(field, { target: { value: 'osaka' } });
        await user.click(within(await screen.findByRole('listbox')).getByRole('option'));
        await user.click(screen.getByRole('button', { name: 'Save timezone' }));
      },
      sentence: `Successfully changed Timezone to ${OSAKA}.`,
      title: 'Timezone',
      read: '/stack-owner-active/timezone',
      write: '/stack-owner-active/timezone',
      shown: () => waitFor(timezone),
      holds: async () => {
        await waitFor(() => expect(timezone()).toHaveValue(OSAKA));
      },
    },
  ],
  [
    'forced multifactor',
    {
      act: async (user) => {
        await user.click(await waitFor(mfa));
        await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require' }));
      },
      sentence: 'Multifactor authentication is now required for all users of this instance.',
      title: 'Multifactor authentication',
      read: '/mfa/verify/',
      write: '/mfa/toggle/',
      shown: () => waitFor(mfa),
      holds: async () => {
        await waitFor(() => expect(mfa()).toBeChecked());
      },
    },
  ],
  [
    'data collection off',
    {
      act: choose('Off'),
      sentence:
        'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
      title: 'Data collection',
      read: '/datascience/verify',
      write: '/datascience/toggle',
      shown: () => screen.findByLabelText('Off'),
      holds: chosen('Off'),
    },
  ],
  [
    'data collection with personal data',
    {
      act: choose('With personal data'),
      sentence:
        'Data collection is now enabled for all users of this instance. Personal information is being collected.',
      title: 'Data collection',
      read: '/datascience/verify',
      write: '/datascience/toggle',
      shown: () => screen.findByLabelText('With personal data'),
      holds: chosen('With personal data'),
    },
  ],
];

/** Returns how many requests whose path contains `path` got this status. */
const answers = (sandbox: Sandbox, method: string, path: string, status: number) =>
  sandbox.log
    .since(0)
    .filter((one) => one.method === method && one.path.includes(path) && one.status === status).length;

/** Leaves the page and opens it again, keeping only the sandbox and the browser's storage. */
function openAgain(sandbox: Sandbox): void {
  cleanup();
  renderPortal('owner', ACTIVE, { sandbox });
}

describe.each(SETTINGS)('the setting “%s”', (_name, { act, sentence, title, read, write, shown, holds }) => {
  it('is saved, and stays so after a reload', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await act(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    await holds();
    openAgain(sandbox);
    await holds();
  });

  it('shows the new value while a slow API saves it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await shown();
    sandbox.faults.add({ path: '/api/', delayMs: 2_000, times: -1 });
    await act(user);
    await holds();
    expect(screen.queryByText(sentence)).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText(sentence)).toBeVisible();
    await holds();
    await vi.advanceTimersByTimeAsync(2_000);
    await holds();
  });

  it('is read again automatically after a failure, and saved at the second attempt', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => {
        faults.add({ path: read, method: 'GET', status: 500 });
        faults.add({ path: write, method: 'POST', status: 500 });
      },
    });
    const card = within(await section(title));
    await waitFor(() => expect(answers(sandbox, 'GET', read, 500)).toBe(1));
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(() => expect(answers(sandbox, 'GET', read, 200)).toBeGreaterThan(0));
    await shown();
    await act(user);
    expect(await card.findByText(FAILURE)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A fault of the sandbox (500).'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(card.queryByText(FAILURE)).toBeNull();
    await holds();
  });

  it('shows why it can’t be loaded, and can be retried', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) =>
        faults.add({ path: read, method: 'GET', status: 403, body: { message: 'Not now.' } }),
    });
    const card = within(await section(title));
    expect(await card.findByText(/couldn’t be loaded\. Not now\.$/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    // A read that succeeds removes the error of the one that failed.
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Not now.'));
    await act(user);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows the server’s value after a reload before the response', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await shown();
    // The setting is saved, but reading it back takes longer than the user stays.
    sandbox.faults.add({ path: read, method: 'GET', delayMs: 1_000, times: 1 });
    await act(user);
    await waitFor(() => expect(answers(sandbox, 'POST', write, 200)).toBe(1));
    openAgain(sandbox);
    await holds();
  });
});

it.each(SETTINGS.slice(1))(
  'the setting “%s” is as it was after a refusal, and isn’t read, though it was changed elsewhere',
  async (_name, { act, write, read, shown }) => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await shown();
    await chosen('Without personal data')();
    const readings = answers(sandbox, 'GET', read, 200);
    const stack = stackOf(sandbox, 'owner-active');
    Object.assign(stack, { mfaFlag: true, dataCollectionFlag: false, extendedConsentFlag: false });
    sandbox.faults.add({ path: write, method: 'POST', status: 409, body: { message: 'Not now.' } });
    await act(user);
    expect(await screen.findByText('Something went wrong while saving. Not now.')).toBeVisible();
    await chosen('Without personal data')();
    expect(mfa()).not.toBeChecked();
    expect(answers(sandbox, 'GET', read, 200)).toBe(readings);
  },
);
