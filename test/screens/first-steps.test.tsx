// The first steps on a new instance's manage page (docs/product/first-steps.md).
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { readPages, requests, stackOf } from '../support/manageScreen';
import { renderPortal, type Portal } from '../support/renderPortal';
import { startTrial } from '../support/startTrial';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/manage/first-steps/StepList');
});

const TRIAL = '/manage/sub-trial';
const DAY_MS = 86_400_000;

const toggle = () => screen.findByRole('button', { name: 'First steps' });
const open = async ({ user }: Pick<Portal, 'user'>) => {
  await user.click(await toggle());
  return within(await screen.findByRole('region', { name: 'First steps' })).findByRole('list');
};
/** Returns each step with what it says, as a line. */
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const says = (list: HTMLElement, expected: readonly string[]) =>
  waitFor(() => expect(lines(list)).toEqual(expected));
const oneUser = ({ faults }: Sandbox) =>
  faults.add({ path: '/users', body: [{ id: 'u', name: 'Tim Trial', access_level: 'owner' }], times: -1 });
/** The requests that only the steps make. */
const reads = (sandbox: Sandbox) =>
  ['/users', '/upload/s3', '/instance/enterprise-connection/stack-trial'].flatMap((path) =>
    requests(sandbox, 'GET', path),
  );

it('a trial’s steps are read when they are opened, and each leads to where it is done', async () => {
  const portal = renderPortal('trial', TRIAL, { prepare: oneUser });
  expect(await screen.findByRole('heading', { name: 'First steps', level: 2 })).toBeVisible();
  expect(await screen.findByLabelText('Multi-Platform Probe', { selector: 'input' })).toBeVisible();
  expect(reads(portal.sandbox)).toEqual([]);

  const list = await open(portal);
  await says(list, [
    'Open PRTG ',
    'Invite usersNot done yet',
    'Require multifactor authenticationNot done yet',
    'Connect Entra IDNot done yet',
    'Upload your filesNot done yet',
    'Connect a Multi-Platform ProbeNot done yet',
    'Choose a plan',
  ]);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open PRTG ', 'https://trialcorp-x7k2.my-prtg.example/'],
    ['Invite users', '/prtg-users/sub-trial'],
    ['Require multifactor authentication', '#multifactor-authentication'],
    ['Connect Entra ID', '/entra-id/sub-trial'],
    ['Upload your files', '/upload/sub-trial'],
    ['Connect a Multi-Platform Probe', '#multi-platform-probe'],
    ['Choose a plan', '#subscription'],
  ]);
  await portal.user.click(within(list).getByRole('link', { name: 'Choose a plan' }));
  expect(screen.getByRole('heading', { name: 'Subscription', level: 2 })).toHaveFocus();
});

it('a step has a tick where the instance’s data show that it is done', async () => {
  const portal = renderPortal('trial', TRIAL, {
    prepare: (sandbox) => {
      const stack = stackOf(sandbox, 'trial');
      stack.mfaFlag = true;
      stack.nats.enabled = true;
      stack.uploads = [{ folder: 'MIB/', name: 'a.mib', size: 1, last_modified: 1, delivered: true }];
    },
  });
  await says(await open(portal), [
    'Open PRTG ',
    'Invite usersDone',
    'Require multifactor authenticationDone',
    'Connect Entra IDNot done yet',
    'Upload your filesDone',
    'Connect a Multi-Platform ProbeDone',
    'Choose a plan',
  ]);
  const heading = screen.getByRole('heading', { name: /^First steps/, level: 2 });
  expect(heading).toHaveTextContent('First steps4 of 5 done');
  await portal.user.click(await toggle());
  expect(heading).toHaveTextContent('First steps4 of 5 done');
});

it('a step that can’t be read says so, and is read again on request', async () => {
  const portal = renderPortal('trial', TRIAL, {
    prepare: ({ faults }) =>
      faults.add({ path: '/users', status: 403, body: { message: 'Not for you.' }, times: 1 }),
  });
  const list = await open(portal);
  expect(await within(list).findByText('We couldn’t check this. Not for you.')).toBeVisible();
  await says(list, [
    'Open PRTG ',
    'Invite usersWe couldn’t check this. Not for you.Try again',
    'Require multifactor authenticationNot done yet',
    'Connect Entra IDNot done yet',
    'Upload your filesNot done yet',
    'Connect a Multi-Platform ProbeNot done yet',
    'Choose a plan',
  ]);
  expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  await portal.user.click(within(list).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines(list)[1]).toBe('Invite usersDone'));
});

it('“Hide” puts the steps away for this instance in this browser, also after a logout, until Help brings them back', async () => {
  const portal = renderPortal('trial', TRIAL);
  await portal.user.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await portal.session.logout();
  cleanup();
  const { user } = renderPortal('trial', TRIAL, portal);
  expect(await screen.findByLabelText('Multi-Platform Probe', { selector: 'input' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  await user.click(await screen.findByRole('menuitem', { name: 'First steps' }));
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByRole('menuitem', { name: 'Keyboard' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'First steps' })).toBeNull();
});

it('an instance created in this browser has steps for 30 days, without a plan to choose', async () => {
  const portal = renderPortal('newcomer', '/');
  const id = await startTrial(portal);
  expect(await screen.findByRole('article')).toBeVisible();
  portal.sandbox.world.clock.advance(600);
  const subscription = portal.sandbox.world.subscriptions.get(id)!;
  Object.assign(subscription, { subscription_status: 'active', plan_id: 'prtg-1000-yearly-eur' });

  const created = Date.now();
  for (const [days, isNew] of [
    [29.9, true],
    [30.1, false],
  ] as const) {
    cleanup();
    vi.setSystemTime(created + days * DAY_MS);
    const later = renderPortal('newcomer', `/manage/${id}`, portal);
    expect(await screen.findByLabelText('Multi-Platform Probe', { selector: 'input' })).toBeVisible();
    if (isNew) {
      const list = await open(later);
      await waitFor(() => expect(lines(list).at(-1)).toBe('Connect a Multi-Platform ProbeNot done yet'));
    } else expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  }
});

it('an instance that is no trial and wasn’t created here has no steps', async () => {
  renderPortal('owner', '/manage/sub-owner-active');
  expect(await screen.findByLabelText('Multi-Platform Probe', { selector: 'input' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
});

it('while a trial is being prepared, its steps say when they can be checked', async () => {
  const portal = renderPortal('trial', TRIAL, {
    prepare: (sandbox) => {
      stackOf(sandbox, 'trial').oddStatus = 'not_ready';
    },
  });
  await open(portal);
  expect(screen.getByText('Once your instance is ready, you’ll see here what has been done.')).toBeVisible();
  expect(reads(portal.sandbox)).toEqual([]);
});
