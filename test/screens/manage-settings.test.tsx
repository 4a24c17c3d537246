// The settings of the manage screen through the sandbox (docs/product/screens.md#manage,
// docs/product/messages.md#success): each with its success, its failure and its waiting.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { holdAnswers } from '../support/holdAnswers';
import { renderPortal, type Portal } from '../support/renderPortal';
import { readPages, requests, section, stackOf } from '../support/manageScreen';
import { untilSaid } from '../support/until';

beforeAll(readPages);

const ACTIVE = '/manage/sub-owner-active';
/** Finds the alert: the toast, or another announcement. */
const alerts = () => screen.findByRole('alert');

describe('Timezone', () => {
  const choose = async (user: ReturnType<typeof renderPortal>['user'], words: string) => {
    const card = within(await section('Timezone'));
    const field = await card.findByRole('combobox', { name: 'Timezone' });
    // In one change: rendering 140 zones after each key is slow in jsdom.
    await user.click(field);
    fireEvent.change(field, { target: { value: words } });
    await user.click(within(await screen.findByRole('listbox')).getByRole('option'));
    await user.click(card.getByRole('button', { name: 'Save timezone' }));
    return card;
  };

  it('is requested once, changed, and cached', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Timezone'));
    expect(
      await card.findByDisplayValue('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'),
    ).toBeVisible();
    await choose(user, 'Osaka');
    expect(
      await screen.findByText('Successfully changed Timezone to (UTC+09:00) Osaka, Sapporo, Tokyo.'),
    ).toBeVisible();
    expect(stackOf(sandbox, 'owner-active').timezone).toBe('Tokyo Standard Time');
    expect(await card.findByDisplayValue('(UTC+09:00) Osaka, Sapporo, Tokyo')).toBeVisible();
    expect(requests(sandbox, 'GET', '/stack-owner-active/timezone')).toHaveLength(1);
  });

  it('shows the reason for a failure, keeps the selection, and can be saved again', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/timezone', method: 'POST', status: 500 }),
    });
    const card = await choose(user, 'Osaka');
    expect(
      await card.findByText(
        'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(card.getByDisplayValue('(UTC+09:00) Osaka, Sapporo, Tokyo')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Save timezone' }));
    await waitFor(() => expect(card.queryByText(/went wrong/)).toBeNull());
  });

  it('is stored as a draft from the selection until it is saved', async () => {
    const kept = () => window.sessionStorage.getItem('portal-kept:timezone:stack-owner-active');
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    let field = await screen.findByRole('combobox', { name: 'Timezone' });
    await user.click(field);
    fireEvent.change(field, { target: { value: 'Osaka' } });
    await user.click(within(await screen.findByRole('listbox')).getByRole('option'));
    cleanup();
    const second = renderPortal('owner', ACTIVE, { sandbox });
    field = await screen.findByRole('combobox', { name: 'Timezone' });
    expect(field).toHaveValue('(UTC+09:00) Osaka, Sapporo, Tokyo');
    expect(field).toHaveAccessibleDescription(
      'Current timezone: (UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
    );
    await second.user.click(screen.getByRole('button', { name: 'Save timezone' }));
    await waitFor(() => expect(stackOf(sandbox, 'owner-active').timezone).toBe('Tokyo Standard Time'));
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('is shown by its id if the list lacks it', async () => {
    renderPortal('owner', ACTIVE, {
      prepare: (sandbox) => (stackOf(sandbox, 'owner-active').timezone = 'Mars Standard Time'),
    });
    expect(await screen.findByRole('combobox', { name: 'Timezone' })).toHaveValue('Mars Standard Time');
  });

  it('isn’t saved if no timezone is selected', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Timezone'));
    fireEvent.change(await card.findByRole('combobox', { name: 'Timezone' }), { target: { value: '' } });
    await user.click(card.getByRole('button', { name: 'Save timezone' }));
    expect(requests(sandbox, 'POST', '/timezone')).toHaveLength(0);
    expect(await card.findByText('Choose a timezone.')).toBeVisible();
    expect(document.title).toBe('Error: Manage acme-hq – PRTG Hosted Monitor');
  });
});

describe('Multi-Platform Probe', () => {
  it('waits until the configuration has finished, then announces the result', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const toggle = await screen.findByRole('switch', { name: 'Multi-Platform Probe' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(await within(await section('Multi-Platform Probe')).findByText('Saving…')).toBeVisible();
    await waitFor(() => expect(requests(sandbox, 'POST', '/nats')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(
      await screen.findByText('Multi-Platform Probe configuration is still in progress, please wait.'),
    ).toBeVisible();
    // Another flip meanwhile changes nothing.
    await user.click(toggle);
    sandbox.world.clock.advance(10);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('Multi-Platform Probe is now disabled.')).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(requests(sandbox, 'POST', '/nats')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await user.click(toggle);
    expect(toggle).toBeChecked();
    await waitFor(() => expect(requests(sandbox, 'POST', '/nats')).toHaveLength(2));
    sandbox.world.clock.advance(10);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('Multi-Platform Probe is now enabled.')).toBeVisible();
    expect(stackOf(sandbox, 'owner-active').nats.enabled).toBe(true);
  });

  it('returns to its value and shows the reason after a failure', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/nats', method: 'POST', status: 500 }),
    });
    const toggle = await screen.findByRole('switch', { name: 'Multi-Platform Probe' });
    const answer = holdAnswers(sandbox, '/nats');
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    answer();
    expect(
      await screen.findByText(
        'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(toggle).toBeChecked();
    expect(await alerts()).toHaveTextContent('A fault of the sandbox (500).');
  });

  it('says that a configuration is running, and polls until it has finished', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sandbox } = renderPortal('owner', '/manage/sub-owner-cancelling');
    expect(
      await screen.findByText('Multi-Platform Probe configuration is still in progress, please wait.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download certificate' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Download certificate' })).not.toHaveAttribute('aria-disabled');
    sandbox.world.clock.advance(700);
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() =>
      expect(
        screen.queryByText('Multi-Platform Probe configuration is still in progress, please wait.'),
      ).toBeNull(),
    );
    expect(screen.getByRole('button', { name: 'Download certificate' })).toBeEnabled();
  });

  describe('the wait for a running configuration', () => {
    const RUNNING = 'Multi-Platform Probe configuration is still in progress, please wait.';
    const STOPPED =
      'We’ve stopped checking whether the configuration has finished. It continues in the background.';
    const asked = (sandbox: Sandbox) => requests(sandbox, 'GET', '/nats').length;

    const LATE = 'This is taking longer than usual.';
    /** Switches the probe off, whose configuration runs until the sandbox's clock is advanced by two hours. */
    const switchOff = async ({ user, sandbox }: Portal) => {
      await user.click(await screen.findByRole('switch', { name: 'Multi-Platform Probe' }));
      await waitFor(() => expect(requests(sandbox, 'POST', '/nats')[0]?.status).toBe(200));
      stackOf(sandbox, 'owner-active').nats.runningUntil = sandbox.world.clock.now() + 3_600_000;
    };
    /** Lets so many questions be answered with "running". */
    const passQuestions = async (sandbox: Sandbox, count: number) => {
      const before = asked(sandbox);
      for (let question = 1; question <= count; question += 1) {
        await vi.advanceTimersByTimeAsync(5_000);
        // A late response delays the next request by as much.
        await waitFor(() => expect(asked(sandbox)).toBeGreaterThanOrEqual(before + question), {
          interval: 5,
        });
      }
    };

    it.each([
      ['started by the user', ACTIVE, 'disabled'],
      ['found running when the page opens', '/manage/sub-owner-cancelling', 'enabled'],
    ])(
      '%s lasts until the configuration has finished, and announces the result',
      async (_whose, address, state) => {
        vi.useFakeTimers({ shouldAdvanceTime: true });
        const portal = renderPortal('owner', address);
        const { sandbox } = portal;
        if (address === ACTIVE) await switchOff(portal);
        else await waitFor(() => expect(asked(sandbox)).toBe(2));
        await passQuestions(sandbox, 45);
        expect(await screen.findByText(RUNNING)).toBeVisible();
        expect(screen.queryByText(LATE)).toBeNull();
        await passQuestions(sandbox, 16);
        expect(await screen.findByText(LATE)).toBeVisible();
        expect(screen.getByText(RUNNING)).toBeVisible();
        expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
        await passQuestions(sandbox, 3);
        expect(screen.getByText(LATE)).toBeVisible();
        sandbox.world.clock.advance(7_200);
        await passQuestions(sandbox, 1);
        expect(await screen.findByText(`Multi-Platform Probe is now ${state}.`)).toBeVisible();
        await waitFor(() => expect(screen.queryByText(RUNNING)).toBeNull());
        expect(screen.queryByText(LATE)).toBeNull();
      },
    );

    it('ends with the server’s message after a failed read, and continues on “Check again”', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const portal = renderPortal('owner', ACTIVE);
      const { user, sandbox } = portal;
      await switchOff(portal);
      const card = within(await section('Multi-Platform Probe'));
      const fault = { path: '/nats', method: 'GET', body: { message: 'The stack sleeps.' } };
      // The first is repeated by the general rule, and nothing is said of it.
      sandbox.faults.add({ ...fault, status: 503 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await screen.findByText(RUNNING)).toBeVisible();
      sandbox.faults.add({ ...fault, status: 403 });
      await vi.advanceTimersByTimeAsync(5_000);
      const said = 'The stack sleeps. We couldn’t check whether the configuration has finished.';
      expect(await card.findByText(said)).toBeVisible();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
      expect(card.queryByText(/went wrong/)).toBeNull();
      const before = asked(sandbox);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(asked(sandbox)).toBe(before);
      await user.click(card.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(card.queryByText(/couldn’t check/)).toBeNull());
      sandbox.world.clock.advance(7_200);
      await untilSaid('Multi-Platform Probe is now disabled.');
      expect(screen.getByRole('switch', { name: 'Multi-Platform Probe' })).not.toBeChecked();
    });

    it('continues after the user leaves the page during a read', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const portal = renderPortal('owner', ACTIVE);
      const { user, sandbox } = portal;
      await switchOff(portal);
      sandbox.faults.add({ path: '/nats', method: 'GET', delayMs: 2_000 });
      const before = asked(sandbox);
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(asked(sandbox)).toBe(before + 1));
      await user.click(screen.getByRole('link', { name: 'Back to overview' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
      sandbox.world.clock.advance(7_200);
      await untilSaid('Multi-Platform Probe is now disabled.');
    });

    it('can be stopped without an error, also after the user’s own change', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { user, sandbox } = renderPortal('owner', ACTIVE);
      await user.click(await screen.findByRole('switch', { name: 'Multi-Platform Probe' }));
      await waitFor(() => expect(requests(sandbox, 'POST', '/nats')).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await screen.findByText(RUNNING)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
      expect(await screen.findByText(STOPPED)).toBeVisible();
      expect(screen.queryByText('Saving…')).toBeNull();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull());
      const before = asked(sandbox);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(asked(sandbox)).toBe(before);
      sandbox.world.clock.advance(100);
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByText('Multi-Platform Probe is now disabled.')).toBeVisible();
      expect(screen.queryByText(STOPPED)).toBeNull();
      expect(screen.queryByText(RUNNING)).toBeNull();
    });
  });

  describe('the certificate', () => {
    const saved = () => {
      const files: { name: string; blob: Blob }[] = [];
      let blob = new Blob();
      URL.createObjectURL = (made) => {
        blob = made as Blob;
        return 'blob:made';
      };
      URL.revokeObjectURL = () => undefined;
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        files.push({ name: this.download, blob });
      });
      return files;
    };

    it('is fetched without the access token, and saved with the subdomain as its name', async () => {
      const files = saved();
      const { user, sandbox } = renderPortal('owner', ACTIVE);
      await user.click(await screen.findByRole('button', { name: 'Download certificate' }));
      await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['acme-hq.pem']));
      const asked = sandbox.log.since(0).find(({ path }) => path.includes('/certificates/'));
      expect(asked?.hasAuthorization).toBe(false);
    });

    it('isn’t saved if the storage returns a web page', async () => {
      const files = saved();
      const { user } = renderPortal('owner', ACTIVE, {
        prepare: ({ faults }) => faults.add({ path: '/certificates/', body: '<h1>Sign in</h1>' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Download certificate' }));
      expect(await screen.findByText(/^The certificate couldn’t be downloaded\./)).toBeVisible();
      expect(files).toEqual([]);
    });

    it.each(['javascript:alert(1)', 'http://storage.example/a.pem', 'https://a:b@storage.example/a.pem'])(
      'isn’t fetched from the unsafe URL %s',
      async (url) => {
        const files = saved();
        const { user } = renderPortal('owner', ACTIVE, {
          prepare: ({ faults }) => faults.add({ path: '/nats/certificate', body: { url } }),
        });
        await user.click(await screen.findByRole('button', { name: 'Download certificate' }));
        expect(
          await screen.findByText(
            'The certificate couldn’t be downloaded. The certificate’s address isn’t secure, so we didn’t open it.',
          ),
        ).toBeVisible();
        expect(files).toEqual([]);
      },
    );
  });
});

describe('Multifactor authentication', () => {
  const NAME = 'Require multifactor authentication';

  it('asks for confirmation before it is required, but not before it is optional', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const toggle = await screen.findByRole('switch', { name: NAME });
    await user.click(toggle);
    const dialog = await screen.findByRole('dialog', {
      name: 'Require multifactor authentication for acme-hq?',
    });
    expect(stackOf(sandbox, 'owner-active').mfaFlag).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Require' }));
    expect(
      await screen.findByText('Multifactor authentication is now required for all users of this instance.'),
    ).toBeVisible();
    expect(toggle).toBeChecked();
    expect(stackOf(sandbox, 'owner-active').mfaFlag).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Close' }));

    await user.click(screen.getByRole('switch', { name: NAME }));
    expect(
      await screen.findByText('Multifactor authentication is now optional for all users of this instance.'),
    ).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(stackOf(sandbox, 'owner-active').mfaFlag).toBe(false);
  });

  it('doesn’t change on “Go back”', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await user.click(await screen.findByRole('switch', { name: NAME }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('switch', { name: NAME })).not.toBeChecked();
    expect(requests(sandbox, 'POST', '/stack-owner-active')).toHaveLength(0);
  });

  it('shows the new value while it is saved, then the server’s value', async () => {
    const { user, sandbox } = renderPortal('owner', '/manage/sub-owner-nonrenewing', {
      // Somebody else has switched it on again in the meantime.
      prepare: ({ faults }) => faults.add({ path: '/mfa/verify', skip: 1, body: { mfa_flag: true } }),
    });
    const toggle = await screen.findByRole('switch', { name: NAME });
    const answer = holdAnswers(sandbox, '/mfa/toggle');
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    answer();
    await waitFor(() => expect(toggle).toBeChecked());
    // The accepted change is announced all the same.
    expect(
      await screen.findByText('Multifactor authentication is now optional for all users of this instance.'),
    ).toBeVisible();
  });

  it('returns to its value after a failure, and ends at the server’s value after several quick clicks', async () => {
    const { user, sandbox } = renderPortal('owner', '/manage/sub-owner-nonrenewing', {
      prepare: ({ faults }) => faults.add({ path: '/mfa/toggle', status: 409, body: { message: 'No.' } }),
    });
    const toggle = await screen.findByRole('switch', { name: NAME });
    await user.click(toggle);
    expect(await screen.findByText('Something went wrong while saving. No.')).toBeVisible();
    expect(toggle).toBeChecked();

    const answer = holdAnswers(sandbox, '/mfa/toggle');
    await user.tripleClick(toggle);
    expect(screen.getByText('Saving…')).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(toggle).not.toBeChecked();
    expect(screen.queryByText(/went wrong/)).toBeNull();
    expect((toggle as HTMLInputElement).checked).toBe(stackOf(sandbox, 'owner-nonrenewing').mfaFlag);
    expect(requests(sandbox, 'POST', '/stack-owner-nonrenewing')).toHaveLength(2);
  });
});

describe('Data collection', () => {
  it('announces the saved choice, and shows what the server reports', async () => {
    const before = { data_collection_flag: true, extended_consent_flag: false };
    const { user } = renderPortal('owner', ACTIVE, {
      // The server still returns the old value when the setting is read again.
      prepare: ({ faults }) => faults.add({ path: '/datascience/verify', skip: 1, body: before }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Off' }));
    expect(
      await screen.findByText(
        'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Without personal data' })).toBeChecked());
  });

  it.each([
    [
      'Off',
      [false, false],
      'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
    ],
    [
      'With personal data',
      [true, true],
      'Data collection is now enabled for all users of this instance. Personal information is being collected.',
    ],
  ])('is saved at once when the user selects “%s”', async (choice, flags, sentence) => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    expect(await screen.findByRole('radio', { name: 'Without personal data' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: choice }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('radio', { name: choice })).toBeChecked();
    const { dataCollectionFlag, extendedConsentFlag } = stackOf(sandbox, 'owner-active');
    expect([dataCollectionFlag, extendedConsentFlag]).toEqual(flags);
  });

  it('returns to its value and shows the reason after a failure', async () => {
    const { user } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/datascience/toggle', status: 500 }),
    });
    await user.click(await screen.findByRole('radio', { name: 'With personal data' }));
    expect(
      await screen.findByText(
        'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Without personal data' })).toBeChecked();
  });
});

describe('Data collection by keyboard', () => {
  const NOT_SAVED = 'Not saved yet. Press Enter or Space, or move on, to save it.';
  const toggles = (sandbox: Parameters<typeof requests>[0]) =>
    requests(sandbox, 'POST', '/datascience/toggle');
  const radio = (name: string) => screen.getByRole('radio', { name });
  /** Opens the page, and focuses the current choice. */
  const open = async () => {
    const portal = renderPortal('owner', ACTIVE);
    (await screen.findByRole('radio', { name: 'Without personal data' })).focus();
    return portal;
  };

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['Tab', '{Tab}'],
  ])('is selected with the arrow keys, and saved with %s', async (_words, key) => {
    const { user, sandbox } = await open();
    await user.keyboard('{ArrowRight}');
    expect(radio('With personal data')).toBeChecked();
    expect(screen.getByText(NOT_SAVED)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(radio('Off')).toBeChecked();
    expect(toggles(sandbox)).toHaveLength(0);
    await user.keyboard(key);
    expect(await screen.findByText(/^Data collection is now disabled/)).toBeVisible();
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    expect(toggles(sandbox)).toHaveLength(1);
    expect(stackOf(sandbox, 'owner-active').dataCollectionFlag).toBe(false);
  });

  it('is saved by a click on the option that the arrow keys selected', async () => {
    const { user, sandbox } = await open();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(NOT_SAVED)).toBeVisible();
    await user.click(screen.getByText('Off'));
    expect(await screen.findByText(/^Data collection is now disabled/)).toBeVisible();
    expect(toggles(sandbox)).toHaveLength(1);
  });

  it('isn’t saved if the arrow keys return to the stored option', async () => {
    const { user, sandbox } = await open();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(radio('Without personal data')).toBeChecked();
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    await user.keyboard('{Enter}{Tab}');
    expect(toggles(sandbox)).toHaveLength(0);
  });
});

describe('Restart', () => {
  const start = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Restart instance' }));
    const dialog = await screen.findByRole('dialog', { name: 'Restart instance acme-hq?' });
    await user.click(within(dialog).getByRole('button', { name: 'Restart' }));
  };

  it('waits for the stack, restarts, waits for the machine, and leads to the overview', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/customer/stacks/stack-owner-active/status',
          body: { status: 'UPDATE_IN_PROGRESS', accepted: false },
        }),
    });
    await start(user);
    expect(await screen.findByText('Waiting until the instance can be restarted…')).toBeVisible();
    expect(requests(sandbox, 'PUT', '/restart')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(requests(sandbox, 'PUT', '/restart')).toHaveLength(1));
    expect(await screen.findByText(/^Restarting the instance\./)).toBeVisible();
    expect(requests(sandbox, 'POST', '/customer/instances/stack-owner-active/status')).toHaveLength(0);
    sandbox.world.clock.advance(10);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText('Restart of instance scheduled.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  it('can be stopped while it waits', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) =>
        faults.add({ path: '/customer/stacks/', body: { status: 'UPDATE_IN_PROGRESS' }, times: -1 }),
    });
    await start(user);
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    await waitFor(() => expect(screen.queryByText(/^Waiting/)).toBeNull());
    expect(requests(sandbox, 'PUT', '/restart')).toHaveLength(0);
    expect(screen.queryByText(/went wrong/)).toBeNull();
  });

  it('is announced on another page, without leaving that page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    await start(user);
    await waitFor(() => expect(requests(sandbox, 'PUT', '/restart')).toHaveLength(1));
    await user.click(await screen.findByRole('link', { name: 'Choose for all your instances' }));
    sandbox.world.clock.advance(10);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText('Restart of instance scheduled.')).toBeVisible();
    expect(window.location.pathname).toBe('/data-sharing-opt-in');
  });

  it('shows that the instance is busy after 60 status requests', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) =>
        faults.add({ path: '/customer/stacks/', body: { status: 'UPDATE_IN_PROGRESS' }, times: -1 }),
    });
    const asked = () => requests(sandbox, 'POST', '/customer/stacks/stack-owner-active/status');
    await start(user);
    for (let question = 1; question <= 60; question += 1) {
      await waitFor(() => expect(asked()).toHaveLength(question));
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(
      await screen.findByText(
        'Something went wrong while restarting. The instance is busy. Please try again later.',
      ),
    ).toBeVisible();
    expect(asked()).toHaveLength(60);
    expect(requests(sandbox, 'PUT', '/restart')).toHaveLength(0);
  });
});

describe('Region transfer', () => {
  it('is requested with the user’s e-mail address', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Region transfer'));
    await user.click(await card.findByRole('button', { name: 'Request transfer' }));
    expect(card.getByRole('combobox', { name: 'Region' })).toHaveAccessibleDescription('Choose a region.');
    expect(document.title).toBe('Error: Manage acme-hq – PRTG Hosted Monitor');
    expect(card.queryByRole('option', { name: 'Frankfurt - Europe' })).toBeNull();
    await user.selectOptions(card.getByRole('combobox', { name: 'Region' }), 'Ireland - Europe');
    await user.click(card.getByRole('button', { name: 'Request transfer' }));
    expect(
      await screen.findByText('Request successfully submitted to Paessler Technical Support.'),
    ).toBeVisible();
    expect(sandbox.world.mails.at(-1)?.text).toBe('owner@acme.example asks for eu-west-1.');
  });

  it('isn’t requested if the stored draft equals the current region', async () => {
    const draft = { typed: { region: 'eu-central-1' }, from: { region: '' } };
    const kept = JSON.stringify({ user: 'auth0|owner', values: draft });
    window.sessionStorage.setItem('portal-kept:transfer:stack-owner-active', kept);
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Region transfer'));
    const field = await card.findByRole('combobox', { name: 'Region' });
    expect(field).toHaveDisplayValue('Choose a region');
    expect(field).toHaveAccessibleDescription('Current region: Frankfurt - Europe');
    await user.click(card.getByRole('button', { name: 'Request transfer' }));
    expect(field).toHaveAccessibleDescription('Choose a region.');
    expect(requests(sandbox, 'POST', '/region/request_transfer')).toHaveLength(0);
  });

  it('shows the reason for a refusal', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    stackOf(sandbox, 'owner-active').transferTo = 'us-east-1';
    const card = within(await section('Region transfer'));
    await user.selectOptions(await card.findByRole('combobox', { name: 'Region' }), 'Ireland - Europe');
    await user.click(card.getByRole('button', { name: 'Request transfer' }));
    expect(
      await card.findByText(
        'Something went wrong with your request. A transfer of this instance has already been requested.',
      ),
    ).toBeVisible();
    expect(card.getByRole('combobox', { name: 'Region' })).toHaveValue('eu-west-1');
  });
});
