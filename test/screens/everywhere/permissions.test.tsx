// What the user may do, as screens know it: read again after what changes it, and missed aloud where it can't be read.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressesFor } from '../../../sandbox/addresses.ts';
import { createSandbox, sandboxHandlers, type Sandbox } from '../../../sandbox/sandbox.ts';
import { wireSubscription } from '../../../sandbox/vendor/wireForms.ts';
import { permissionsQuery } from '../../../src/api/user/permissions';
import { renderPortal } from '../../support/renderPortal';
import { server } from '../../support/setup';
import { startTrial } from '../../support/startTrial';

const PERMISSIONS = '/api/authorization/permissions';
const NOT_LOADED =
  'Your permissions couldn’t be loaded, so we can’t offer your actions here. The rights are being moved.';

const card = (name: string) => screen.findByRole('article', { name });
const questions = ({ log }: Sandbox) =>
  log.since(0).filter(({ path }) => path.startsWith(PERMISSIONS)).length;
const failing = ({ faults }: Sandbox) =>
  faults.add({ path: PERMISSIONS, status: 409, body: { message: 'The rights are being moved.' } });

/** A vendor whose instances are ready at once. */
function quickSandbox(): Sandbox {
  const sandbox = createSandbox({ at: addressesFor('port', 5173, 4400), provisioningSeconds: 0 });
  server.use(...sandboxHandlers(sandbox));
  return sandbox;
}

describe('permissions are read again', () => {
  it('after a creation that is ready at once: the new card can be managed', async () => {
    const { sandbox, user, queryClient } = renderPortal('newcomer', '/', { sandbox: quickSandbox() });
    // As the boot does: they were read before there was anything.
    await queryClient.query(permissionsQuery());
    await startTrial({ sandbox, user });
    const article = await screen.findByRole('article');
    expect(within(article).getByText('instance ready')).toBeVisible();
    expect(await within(article).findByRole('link', { name: 'Manage' })).toBeVisible();
  });

  it('after a change of the subdomain that is done at once', async () => {
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

describe('permissions that cannot be read', () => {
  it('are missed aloud above the cards, once, until they can', async () => {
    const { user } = renderPortal('owner', '/', { prepare: failing });
    const article = await card('acme-hq');
    expect(await screen.findByText(NOT_LOADED)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The rights are being moved.'));
    expect(within(article).queryByRole('link', { name: 'Manage' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(article).findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(NOT_LOADED)).toBeNull();
  });

  it('leave a way to try again on a manage page', async () => {
    const { user } = renderPortal('owner', '/manage/sub-owner-active', { prepare: failing });
    expect(
      await screen.findByText('Your permissions couldn’t be loaded. The rights are being moved.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Restart' })).toBeVisible();
  });
});
