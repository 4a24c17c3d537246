// The user's permissions on the screens: read again after every change to them, and with an alert if they can't be read.
import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressesFor } from '../../../sandbox/addresses.ts';
import { createSandbox, sandboxHandlers, type Sandbox } from '../../../sandbox/sandbox.ts';
import { wireSubscription } from '../../../sandbox/vendor/wireForms.ts';
import { permissionsQuery } from '../../../src/api/user/permissions';
import { renderPortal } from '../../support/renderPortal';
import { server } from '../../support/setup';
import { startTrial } from '../../support/startTrial';

const PERMISSIONS = '/api/authorization/permissions';
const NOT_LOADED =
  'Your permissions couldn’t be loaded, so your actions aren’t available here. The rights are being moved.';

const card = (name: string) => screen.findByRole('article', { name });
const questions = ({ log }: Sandbox) =>
  log.since(0).filter(({ path }) => path.startsWith(PERMISSIONS)).length;
const failing = ({ faults }: Sandbox) =>
  faults.add({ path: PERMISSIONS, status: 409, body: { message: 'The rights are being moved.' } });

const areKnown = (client: QueryClient) =>
  waitFor(() => expect(client.getQueryState(permissionsQuery().queryKey)?.status).toBe('success'));

/** Returns a sandbox whose instances are ready at once. */
function quickSandbox(): Sandbox {
  const sandbox = createSandbox({ at: addressesFor('port', 5173, 4400), provisioningSeconds: 0 });
  server.use(...sandboxHandlers(sandbox));
  return sandbox;
}

describe('permissions are read again', () => {
  it('after a creation that is ready at once, so that its card can be managed', async () => {
    const { sandbox, user, queryClient } = renderPortal('newcomer', '/', { sandbox: quickSandbox() });
    // As the boot does: the permissions are read before there is a subscription.
    queryClient.query(permissionsQuery()).catch(() => undefined);
    await areKnown(queryClient);
    await startTrial({ sandbox, user });
    expect(await screen.findByText('instance ready')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Manage' })).toBeVisible();
  });

  it('after a subdomain change that is done at once', async () => {
    const { sandbox, user } = renderPortal('owner', '/manage/sub-owner-active', {
      prepare: ({ faults, world }) => {
        const record = world.subscriptions.get('sub-owner-active');
        const body = record && { ...wireSubscription(world, record), fqdn: 'acme-main.my-prtg.example' };
        faults.add({ method: 'PUT', path: '/subdomain', body });
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Subdomain' });
    await user.clear(field);
    await user.type(field, 'acme-main');
    await user.click(screen.getByRole('button', { name: 'Change subdomain' }));
    const before = questions(sandbox);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(questions(sandbox)).toBe(before + 1));
  });
});

describe('permissions that can’t be read', () => {
  it('are announced once, and reported above the cards until a retry succeeds', async () => {
    const { user } = renderPortal('owner', '/', { prepare: failing });
    const article = await card('acme-hq');
    expect(await screen.findByText(NOT_LOADED)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The rights are being moved.'));
    expect(within(article).queryByRole('link', { name: 'Manage' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(article).findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(NOT_LOADED)).toBeNull();
  });

  it('can be retried on a manage page', async () => {
    const { user } = renderPortal('owner', '/manage/sub-owner-active', { prepare: failing });
    expect(
      await screen.findByText('Your permissions couldn’t be loaded. The rights are being moved.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Restart' })).toBeVisible();
  });
});

/** Lets the instance become ready, so that the permissions are read again. A fault for that has to be added before. */
async function becomeReady({ world }: Sandbox) {
  world.clock.advance(3600);
  await vi.advanceTimersByTimeAsync(5_000);
}

describe('permissions that can’t be read again when an instance becomes ready', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('are reported above the cards, and other permissions stay', async () => {
    const { sandbox, user } = renderPortal('owner', '/');
    const fresh = await card('acme-dubai');
    const other = within(await card('acme-hq'));
    expect(await other.findByRole('link', { name: 'Manage' })).toBeVisible();
    failing(sandbox);
    await becomeReady(sandbox);
    expect(await within(fresh).findByText('instance ready')).toBeVisible();
    expect(
      await screen.findByText(
        'Your permissions couldn’t be loaded again, so some actions may be missing here. The rights are being moved.',
      ),
    ).toBeVisible();
    expect(within(fresh).queryByRole('link', { name: 'Manage' })).toBeNull();
    expect(other.getByRole('link', { name: 'Manage' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(fresh).findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(/couldn’t be loaded again/)).toBeNull();
  });

  it.each([
    ['/manage/sub-owner-preparing', 'You can manage this instance once it’s ready.'],
    ['/entra-id/sub-owner-preparing', 'This instance is still being prepared. Come back once it’s ready.'],
  ])('can be retried at %s', async (address, before) => {
    const { queryClient, sandbox, user } = renderPortal('owner', address);
    expect(await screen.findByText(before)).toBeVisible();
    await areKnown(queryClient);
    failing(sandbox);
    await becomeReady(sandbox);
    expect(
      await screen.findByText('Your permissions couldn’t be loaded. The rights are being moved.'),
    ).toBeVisible();
    expect(screen.queryByText(/You don’t have permission|This needs the role/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Your permissions couldn’t be loaded/)).toBeNull());
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  });

  it.each([
    ['/manage/sub-owner-preparing', 'You can manage this instance once it’s ready.'],
    ['/entra-id/sub-owner-preparing', 'This instance is still being prepared. Come back once it’s ready.'],
  ])('are waited for at %s, with no message about missing permissions', async (address, before) => {
    const { queryClient, sandbox } = renderPortal('owner', address);
    expect(await screen.findByText(before)).toBeVisible();
    await areKnown(queryClient);
    sandbox.faults.add({ path: PERMISSIONS, delayMs: 20_000 });
    await becomeReady(sandbox);
    expect(await screen.findByText('instance ready')).toBeVisible();
    expect(screen.queryByText(/You don’t have permission|This needs the role/)).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  });

  it.each([
    ['/invoices', 'admin', /This needs the role/],
    ['/account', 'admin', /This needs the role/],
  ])('remove an earlier message about missing permissions at %s', async (address, persona, refusal) => {
    const { queryClient, sandbox } = renderPortal(persona, address);
    expect(await screen.findByText(refusal)).toBeVisible();
    failing(sandbox);
    await queryClient.invalidateQueries(permissionsQuery());
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
  });
});
