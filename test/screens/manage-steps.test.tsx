// Changes that go through several calls (docs/product/screens.md#manage): with a slow API, with calls that fail at first, and
// when the page is opened again in the middle.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderPortal, type Portal } from '../support/renderPortal';
import { readPages, requests, section, stackOf } from '../support/manageScreen';
import { until, untilGone, untilSaid } from '../support/until';

beforeAll(readPages);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const ACTIVE = '/manage/sub-owner-active';
const RUNNING = 'Multi-Platform Probe configuration is still in progress, please wait.';
const PREPARING = 'It may take a while until your PRTG is ready.';
const SCHEDULED = 'Restart of instance scheduled.';
const SUBMITTED = 'Request successfully submitted to Paessler Technical Support.';
const NOT_SAVED =
  'Something went wrong while saving. A fault of the sandbox (500). The server didn’t confirm this, and it hasn’t been done so far. Try again.';

const slow = ({ faults }: Sandbox) => faults.add({ path: '/api/', delayMs: 2_000, times: -1 });
const failing = (...rules: [method: string, path: string][]) => ({
  prepare: ({ faults }: Sandbox) => {
    for (const [method, path] of rules) faults.add({ method, path, status: 500 });
  },
});
/** Returns how many such requests succeeded. */
const done = (sandbox: Sandbox, method: string, path: string) =>
  requests(sandbox, method, path).filter(({ status = 0 }) => status >= 200 && status < 300).length;
const closeToast = async ({ user }: Portal) => {
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
};
/** Leaves the page and opens it again, keeping only the sandbox and the browser's storage. */
const openAgain = ({ sandbox }: Portal): Portal => {
  cleanup();
  return renderPortal('owner', ACTIVE, { sandbox });
};

// By label: a query by role computes the style of every element on the page.
const probe = () => screen.findByLabelText('Multi-Platform Probe', { selector: 'input' });
const subdomainField = () => screen.findByLabelText('Subdomain', { selector: 'input' });
const confirm = async ({ user }: Portal, name: string) => {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

async function restart(portal: Portal): Promise<void> {
  await portal.user.click(await screen.findByRole('button', { name: 'Restart instance' }));
  await confirm(portal, 'Restart');
}

async function changeSubdomain(portal: Portal): Promise<void> {
  fireEvent.change(await subdomainField(), { target: { value: 'acme-head' } });
  await portal.user.click(screen.getByRole('button', { name: 'Change subdomain' }));
  await confirm(portal, 'Change');
}

async function requestTransfer({ user }: Portal): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Region'), 'Ireland - Europe');
  await user.click(screen.getByRole('button', { name: 'Request transfer' }));
}

it('the probe is toggled through a slow API', async () => {
  const portal = renderPortal('owner', ACTIVE);
  const { user, sandbox } = portal;
  const toggle = await probe();
  slow(sandbox);
  for (const [state, isOn] of [
    ['disabled', false],
    ['enabled', true],
  ] as const) {
    const before = done(sandbox, 'POST', '/nats');
    await user.click(toggle);
    expect(toggle).toHaveProperty('checked', isOn);
    await until(() => done(sandbox, 'POST', '/nats') === before + 1, 'it is done');
    sandbox.world.clock.advance(10);
    await untilSaid(`Multi-Platform Probe is now ${state}.`);
    await untilGone(RUNNING);
    expect(toggle).toHaveProperty('checked', isOn);
    expect(screen.getByRole('button', { name: 'Download certificate' })).toHaveProperty('disabled', !isOn);
    await closeToast(portal);
  }
});

it('the probe is toggled after failures, and a reload during its configuration shows that it is running', async () => {
  const portal = renderPortal('owner', ACTIVE, failing(['GET', '/nats'], ['POST', '/nats']));
  const { user, sandbox } = portal;
  await until(
    () =>
      screen.queryByLabelText<HTMLInputElement>('Multi-Platform Probe', { selector: 'input' })?.checked ===
      true,
    'the probe',
  );
  const toggle = await probe();
  await user.click(toggle);
  await untilSaid(NOT_SAVED);
  expect(toggle).toBeChecked();
  await closeToast(portal);
  await user.click(toggle);
  expect(screen.getByText('Saving…')).toBeVisible();
  await until(() => done(sandbox, 'POST', '/nats') === 1, 'it is done');
  expect(screen.queryByText(NOT_SAVED)).toBeNull();

  openAgain(portal);
  await untilSaid(RUNNING);
  sandbox.world.clock.advance(10);
  await untilGone(RUNNING);
  expect(await probe()).not.toBeChecked();
});

it('a region transfer is requested through a slow API', async () => {
  const portal = renderPortal('owner', ACTIVE);
  await screen.findByLabelText('Region');
  slow(portal.sandbox);
  await requestTransfer(portal);
  await untilSaid(SUBMITTED);
  expect(portal.sandbox.world.mails.map(({ to }) => to)).toContain('support@vendor.example');
});

it('a region transfer can be requested again after a failure, and after a reload', async () => {
  const portal = renderPortal('owner', ACTIVE, failing(['POST', '/request_transfer']));
  await requestTransfer(portal);
  await untilSaid(
    'Something went wrong with your request. A fault of the sandbox (500). We couldn’t confirm that your request arrived. Ask our customer service before you send it again.',
  );
  expect(screen.getByLabelText('Region')).toHaveValue('eu-west-1');
  await closeToast(portal);
  await portal.user.click(screen.getByRole('button', { name: 'Request transfer' }));
  await untilSaid(SUBMITTED);

  await requestTransfer(openAgain(portal));
  await untilSaid(
    'Something went wrong with your request. A transfer of this instance has already been requested.',
  );
});

it('a restart performs its steps in order through a slow API', async () => {
  const portal = renderPortal('owner', ACTIVE);
  const { sandbox } = portal;
  await screen.findByRole('button', { name: 'Restart instance' });
  slow(sandbox);
  await restart(portal);
  await untilSaid(/^Restarting the instance\./);
  sandbox.world.clock.advance(10);
  await untilSaid(SCHEDULED);
  await until(() => window.location.pathname === '/', 'the overview');
  const asked = sandbox.log
    .since(0)
    .filter(({ path }) => /stack-owner-active\/(?:restart|status)/.test(path));
  expect(asked.map(({ method, path }) => `${method} ${path.replace('/api', '')}`).slice(0, 3)).toEqual([
    'POST /customer/stacks/stack-owner-active/status',
    'PUT /instance/stack-owner-active/restart',
    'POST /customer/instances/stack-owner-active/status',
  ]);
});

it('a restart can be repeated after failures, and after a reload', async () => {
  const portal = renderPortal(
    'owner',
    ACTIVE,
    failing(['POST', '/stacks/stack-owner-active/status'], ['PUT', '/restart']),
  );
  const { sandbox } = portal;
  const failure =
    'Something went wrong while restarting. A fault of the sandbox (500). We couldn’t confirm the restart. Check whether the instance is restarting before you try again.';
  await restart(portal);
  await untilSaid(failure);
  expect(window.location.pathname).toBe(ACTIVE);
  await closeToast(portal);
  sandbox.faults.add({ path: '/customer/stacks/', body: { status: 'UPDATE_IN_PROGRESS' } });
  await restart(portal);
  expect(screen.queryByText(failure)).toBeNull();
  await untilSaid('Waiting until the instance can be restarted…');

  await restart(openAgain(portal));
  await until(() => done(sandbox, 'PUT', '/restart') === 1, 'it is done');
  sandbox.world.clock.advance(10);
  await untilSaid(SCHEDULED);
});

it('the subdomain is changed through a slow API', async () => {
  const portal = renderPortal('owner', ACTIVE);
  const { sandbox } = portal;
  await subdomainField();
  slow(sandbox);
  await changeSubdomain(portal);
  const card = within(await section('Subdomain'));
  await until(() => card.queryByText('acme-head.my-prtg.example') !== null, 'the new address');
  await untilSaid(PREPARING);
  await until(() => document.activeElement === screen.getByRole('heading', { name: 'Subdomain' }), 'focus');
  sandbox.world.clock.advance(40);
  await untilGone(PREPARING);
  expect(await subdomainField()).toHaveValue('acme-head');
});

it('the subdomain is changed after a failure, and a reload continues to follow it', async () => {
  const portal = renderPortal('owner', ACTIVE, failing(['PUT', '/subdomain']));
  await changeSubdomain(portal);
  await untilSaid(NOT_SAVED);
  expect(await subdomainField()).toHaveValue('acme-head');
  expect(stackOf(portal.sandbox, 'owner-active').subdomain).toBe('acme-hq');
  await closeToast(portal);
  await changeSubdomain(portal);
  await untilSaid(PREPARING);
  expect(within(await section('Subdomain')).getByText('acme-head.my-prtg.example')).toBeVisible();

  openAgain(portal);
  await untilSaid(PREPARING);
  portal.sandbox.world.clock.advance(40);
  await untilGone(PREPARING);
  expect(await subdomainField()).toHaveValue('acme-head');
});
