// "Stop waiting" before a stack is changed: it is no failure, whenever it is pressed; and users who leave the page and come
// back find the wait as it is.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPages, requests, section } from '../../support/manageScreen';
import { renderPortal, type Portal } from '../../support/renderPortal';

beforeAll(async () => {
  await readPages();
  await import('../../../src/pages/invoices/InvoicesPage');
  await import('../../../src/pages/supporter/search/SupporterPage');
  await import('../../../src/pages/supporter/stack/StackPage');
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** Returns the text of all alerts. */
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

const MANAGE = '/manage/sub-owner-active';

async function restart({ user }: Portal) {
  await user.click(await screen.findByRole('button', { name: 'Restart instance' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restart' }));
}

async function extend({ user }: Portal) {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const field = await screen.findByLabelText('New trial end');
  await user.type(field, day);
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Asked by phone');
  await user.click(screen.getByRole('button', { name: 'Extend trial' }));
}

async function resize({ user }: Portal) {
  const card = within(await section('Instance'));
  await card.findByText('t3.medium', { selector: 'dd' });
  await user.selectOptions(card.getByLabelText('Instance type'), 'm5.large');
  await user.click(card.getByRole('button', { name: 'Resize instance' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resize' }));
}

const AFTER_20_S = { 'Retry-After': '20', 'Access-Control-Expose-Headers': 'Retry-After' };

const ACTIONS = [
  { what: 'a restart', persona: 'owner', address: MANAGE, act: restart, then: '/restart' },
  {
    what: 'extending',
    persona: 'staff',
    address: '/supporter/stacks/prtg-trial',
    act: extend,
    then: '/extend',
  },
  {
    what: 'resizing',
    persona: 'staff',
    address: '/supporter/stacks/prtg-owner-active',
    act: resize,
    then: '/resize',
  },
];

describe.each(ACTIONS)('the wait before an action ($what)', ({ persona, address, act, then }) => {
  it('stops silently during a request, and the action isn’t done when the response arrives', async () => {
    const portal = renderPortal(persona, address, {
      prepare: ({ faults }) => faults.add({ path: '/status', delayMs: 10_000 }),
    });
    const { user, sandbox } = portal;
    await act(portal);
    await waitFor(() => expect(requests(sandbox, 'POST', '/status')).not.toHaveLength(0));
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByText('Stopped. Nothing was changed.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.queryByText(/went wrong|couldn’t be|given up/)).toBeNull();
    expect(alerts()).toBe('');
    expect(requests(sandbox, persona === 'owner' ? 'PUT' : 'POST', then)).toHaveLength(0);
  });

  it('stops between a failed request and its retry', async () => {
    const portal = renderPortal(persona, address, {
      prepare: ({ faults }) => faults.add({ path: '/status', status: 503, headers: AFTER_20_S, times: -1 }),
    });
    const { user, sandbox } = portal;
    await act(portal);
    await waitFor(() => expect(requests(sandbox, 'POST', '/status')).not.toHaveLength(0));
    await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByText('Stopped. Nothing was changed.')).toBeVisible();
    expect(alerts()).toBe('');
  });

  it('continues after the user leaves the page, and can be stopped when they return', async () => {
    const portal = renderPortal(persona, address, {
      prepare: ({ faults }) =>
        faults.add({ path: '/status', body: { status: 'UPDATE_IN_PROGRESS' }, times: -1 }),
    });
    const { user, sandbox } = portal;
    await act(portal);
    const waiting = /^Waiting (?:until the instance can|for the stack)/;
    expect(await screen.findByText(waiting)).toBeVisible();
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await user.click(within(main).getByRole('link', { name: 'Invoices' }));
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
    window.history.back();
    expect(await screen.findByText(waiting)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    expect(await screen.findByText('Stopped. Nothing was changed.')).toBeVisible();
    expect(alerts()).toBe('');
    expect(requests(sandbox, persona === 'owner' ? 'PUT' : 'POST', then)).toHaveLength(0);
  });
});
