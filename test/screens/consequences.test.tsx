// The consequences shown before a change is confirmed, and the tasks that remain afterwards, through the sandbox
// (docs/product/consequences.md).
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPages, requests, section, stackOf } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(readPages);

const ACTIVE = '/manage/sub-owner-active';
const CONNECTED = '/entra-id/sub-owner-active';
const REMAINS = 'What remains to be done';

type Portal = ReturnType<typeof renderPortal>;

const itemsOf = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);
const remains = async () => within(await section(REMAINS));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Unmounts the portal, and opens it again with the same sandbox, as a reload does. */
const reload = ({ sandbox }: Portal, persona = 'owner', address = ACTIVE) => {
  cleanup();
  return renderPortal(persona, address, { sandbox });
};

async function askForSubdomain({ user }: Portal) {
  const card = within(await section('Subdomain'));
  const field = await card.findByRole('textbox', { name: 'Subdomain' });
  await user.clear(field);
  await user.type(field, 'acme-new');
  await user.click(card.getByRole('button', { name: 'Change subdomain' }));
  return dialogNamed('Change subdomain of acme-hq?');
}

describe('changing the subdomain', () => {
  it('shows the consequences for this instance, and lists remaining tasks until they are done', async () => {
    const portal = renderPortal('owner', ACTIVE);
    const { user } = portal;
    const dialog = await askForSubdomain(portal);
    await waitFor(() => expect(dialog.queryByText(/^(?:Checking|Counting)/)).toBeNull());
    expect(itemsOf(dialog)).toEqual([
      'You’ll reach the instance at acme-new.my-prtg.example. Its current address, acme-hq.my-prtg.example, will stop working, and so will bookmarks and links to it.',
      '6 users listed under PRTG Users need the new address.',
      'Remote probes aren’t updated. Enter the new address on each probe; until then it can’t connect.',
      'The Multi-Platform Probe is enabled. Its probes aren’t updated either: in the configuration of each, replace acme-hq.my-prtg.example with acme-new.my-prtg.example.',
      'Sign-in with Entra ID is set up. Where your app registration holds the instance’s own address, as a redirect URI or home page URL, replace https://acme-hq.my-prtg.example/ with https://acme-new.my-prtg.example/. The redirect URI http://localhost:4400/identity/login/callback stays as it is.',
      'The instance can’t be used until the change is complete.',
    ]);
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Change' }));

    let list = await remains();
    expect(list.getByRole('list', { name: 'New address acme-new.my-prtg.example' })).toBeVisible();
    expect(list.getAllByRole('checkbox')).toHaveLength(5);
    await user.click(list.getAllByRole('button', { name: 'Copy new address' })[0]!);
    expect(await navigator.clipboard.readText()).toBe('https://acme-new.my-prtg.example/');
    await user.click(list.getByRole('checkbox', { name: 'Enter the new address on each remote probe.' }));

    // The list is the same after a reload, for this user alone.
    const again = reload(portal);
    list = await remains();
    const remoteProbes = 'Enter the new address on each remote probe.';
    expect(list.getByRole('checkbox', { name: remoteProbes })).toBeChecked();
    const left = list.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).checked);
    expect(left).toHaveLength(4);
    for (const box of left) await again.user.click(box);
    expect(list.getByText('Everything is done.')).toBeVisible();
    // A task that was ticked by mistake can be unticked.
    await again.user.click(list.getByRole('checkbox', { name: remoteProbes }));
    expect(list.queryByText('Everything is done.')).toBeNull();
    await again.user.click(list.getByRole('checkbox', { name: remoteProbes }));
    reload(portal);
    await section('Subdomain');
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
  });

  it('can be confirmed even if the facts couldn’t be read, and lists conditional tasks then', async () => {
    const portal = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => {
        faults.add({ path: '/nats', status: 403, times: -1 });
        faults.add({ path: '/stack-owner-active/users', status: 403, times: -1 });
        faults.add({ path: '/enterprise-connection', status: 403, times: -1 });
      },
    });
    const dialog = await askForSubdomain(portal);
    expect(await dialog.findByText('We couldn’t count its users.')).toBeInTheDocument();
    expect(
      await dialog.findByText(/^We couldn’t check whether the Multi-Platform Probe is enabled\./),
    ).toBeInTheDocument();
    expect(
      await dialog.findByText(/^We couldn’t check whether sign-in with Entra ID is set up\./),
    ).toBeInTheDocument();
    await portal.user.click(dialog.getByRole('button', { name: 'Change' }));
    const list = await remains();
    expect(list.getAllByRole('checkbox').map(labelOf)).toEqual([
      'Tell its users the new address.',
      'Replace the old address in bookmarks, links, and scripts.',
      'Enter the new address on each remote probe.',
      'If Multi-Platform Probes connect to this instance, replace the address in the configuration of each.',
      'If you sign in with Entra ID, replace the old address wherever your app registration holds it.',
    ]);
  });

  it('lists no remaining tasks after a refusal', async () => {
    const portal = renderPortal('owner', ACTIVE, {
      prepare: ({ faults }) => faults.add({ path: '/subdomain', status: 409, body: { message: 'Taken.' } }),
    });
    const dialog = await askForSubdomain(portal);
    await portal.user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
  });
});

describe('requiring multifactor authentication', () => {
  it('shows how many users are affected, and drops the remaining tasks when it is optional again', async () => {
    const portal = renderPortal('owner', ACTIVE);
    const { user } = portal;
    await user.click(await screen.findByRole('switch', { name: 'Require multifactor authentication' }));
    const dialog = await dialogNamed('Require multifactor authentication for acme-hq?');
    expect(
      await dialog.findByText(
        'PRTG Users lists 6 users. We can’t see which of them have a second factor: up to 6 will have to set one up at their next sign-in.',
      ),
    ).toBeVisible();
    expect(
      await dialog.findByText(
        'Sign-in with Entra ID is set up: users who sign in with it are affected, too.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Require' }));
    const list = await remains();
    expect(
      list.getByText(
        'From your next sign-in to our PRTG at https://acme-hq.my-prtg.example/, you need a second factor, such as a code from an app. If you don’t have one yet, you’ll be asked to set it up.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Require multifactor authentication' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull());
  });

  it('drops the remaining tasks when it has been made optional elsewhere', async () => {
    const portal = renderPortal('owner', ACTIVE);
    await portal.user.click(
      await screen.findByRole('switch', { name: 'Require multifactor authentication' }),
    );
    await portal.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require' }),
    );
    await remains();
    stackOf(portal.sandbox, 'owner-active').mfaFlag = false;
    reload(portal);
    const name = 'Require multifactor authentication';
    expect(await screen.findByRole('switch', { name })).not.toBeChecked();
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
  });

  it('lists remaining tasks that can be hidden, and that other users don’t see', async () => {
    const portal = renderPortal('owner', ACTIVE);
    await portal.user.click(
      await screen.findByRole('switch', { name: 'Require multifactor authentication' }),
    );
    await portal.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require' }),
    );
    await remains();
    reload(portal, 'admin');
    await section('Restart');
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();

    const mine = reload(portal);
    const list = await remains();
    await mine.user.click(list.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(Object.keys(window.localStorage).filter((key) => key.includes('remaining'))).toEqual([]);
  });
});

describe('requesting a region transfer', () => {
  it('shows what is requested once a region is selected, and lists questions for support', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE);
    const card = within(await section('Region transfer'));
    const select = await card.findByRole('combobox', { name: 'Region' });
    expect(requests(sandbox, 'GET', '/users')).toHaveLength(0);
    await user.selectOptions(select, 'Ireland - Europe');
    expect(
      await card.findByText(
        '6 users listed under PRTG Users should know when it moves. Ask support whether the instance can be used in the meantime.',
      ),
    ).toBeVisible();
    const button = card.getByRole('button', { name: 'Request transfer' });
    expect(button).toHaveAccessibleDescription(
      /^You’re asking for acme-hq to be moved from Frankfurt - Europe to Ireland - Europe\./,
    );
    await user.click(button);
    const list = await remains();
    expect(list.getByRole('list', { name: 'Transfer to Ireland - Europe requested' })).toBeVisible();
    expect(
      list.getByText(
        'When acme-hq.my-prtg.example moves to Ireland - Europe, will our Multi-Platform Probes need another address or certificate?',
      ),
    ).toBeVisible();
  });
});

describe('cancelling a subscription', () => {
  it('shows who is affected, and drops the remaining tasks when it is reactivated', async () => {
    const { user } = renderPortal('owner', ACTIVE);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = await dialogNamed('Cancel subscription acme-hq?');
    expect(
      await dialog.findByText('6 users listed under PRTG Users lose access along with the instance.'),
    ).toBeVisible();
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Reason' }), 'It is too expensive');
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    const list = await remains();
    expect(
      list.getByRole('checkbox', { name: 'After that, remove the app registration from your directory.' }),
    ).not.toBeChecked();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Reactivate subscription' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull());
  });

  it('shows no facts that the user isn’t allowed to read', async () => {
    const { user, sandbox } = renderPortal('owner', ACTIVE, {
      prepare: ({ world }) => {
        for (const roles of world.grants.values()) roles.set('sub-owner-active', 'distributor');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = await dialogNamed('Cancel subscription acme-hq?');
    expect(itemsOf(dialog)).toHaveLength(3);
    expect(requests(sandbox, 'GET', '/users')).toHaveLength(0);
  });
});

describe('deleting an enterprise connection', () => {
  it('lists remaining tasks on both pages until there is a connection again', async () => {
    const portal = renderPortal('owner', CONNECTED);
    const before = structuredClone(stackOf(portal.sandbox, 'owner-active').connection);
    await portal.user.click(await screen.findByRole('button', { name: 'Delete connection' }));
    const dialog = await dialogNamed('Delete connection acme-hq-entra?');
    expect(
      await dialog.findByText(
        '6 users listed under PRTG Users sign in without the directory and aren’t affected.',
      ),
    ).toBeVisible();
    await portal.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await remains()).getByText('0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e')).toBeVisible();
    reload(portal);
    expect((await remains()).getByRole('list', { name: 'Connection deleted' })).toBeVisible();
    const stack = stackOf(portal.sandbox, 'owner-active');
    expect(stack.connection).toBeUndefined();

    // One that somebody else set up.
    stack.connection = before;
    reload(portal, 'owner', CONNECTED);
    expect(await screen.findByRole('button', { name: 'Delete connection' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull();
    stack.connection = undefined;

    const { user } = reload(portal, 'owner', CONNECTED);
    await remains();
    await user.type(await screen.findByLabelText('Tenant domain'), 'acme.onmicrosoft.com');
    await user.type(screen.getByLabelText('Domain aliases'), 'acme.example,');
    await user.type(screen.getByLabelText('Client ID'), '1c3a5b7d-0000-4111-8222-333344445555');
    await user.type(screen.getByLabelText('Client secret', { selector: 'input' }), 'a-secret-value~123');
    await user.click(screen.getByRole('button', { name: 'Save connection' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: REMAINS })).toBeNull());
  });
});

function labelOf(box: HTMLElement): string | null {
  return (box as HTMLInputElement).labels?.[0]?.textContent ?? null;
}
