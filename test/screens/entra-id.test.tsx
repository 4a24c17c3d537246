// Entra ID through the sandbox (docs/product/screens.md#entra-id, docs/product/enterprise-connection.md#mistakes):
// what is created, changed and deleted, and that a stored secret never goes back.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';
import { requests, section, stackOf } from '../support/manageScreen';

const CONNECTED = '/entra-id/sub-owner-active';
const UNCONNECTED = '/entra-id/sub-owner-dues';
const CLIENT = '1c3a5b7d-0000-4111-8222-333344445555';
const CALL = '/instance/enterprise-connection/stack-owner-active';

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const aliases = () =>
  within(screen.getByRole('list', { name: 'Your users’ domains' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const toast = (type: 'status' | 'alert', words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole(type).map(({ textContent }) => textContent)).toContain(`${words}Close`),
  );

describe('the preparation for Entra ID', () => {
  it('lists each step, with the callback URL to copy', async () => {
    const { user } = renderPortal('owner', UNCONNECTED);
    const card = within(await section('Prepare in Microsoft Entra ID'));
    expect(document.title).toBe('Entra ID: acme-factory – PRTG Hosted Monitor');
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    expect(card.getByText('http://localhost:4400/identity/login/callback')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Copy callback address' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost:4400/identity/login/callback');
  });
});

describe('creating an Entra ID connection', () => {
  it('requires all fields, then creates exactly one connection', async () => {
    const { user, sandbox } = renderPortal('owner', UNCONNECTED);
    const domain = await field('Tenant domain');
    expect(screen.queryByRole('button', { name: 'Delete connection' })).toBeNull();
    await user.click(button('Save connection'));
    const summary = await screen.findByRole('group', { name: 'What’s wrong' });
    expect(summary).toHaveFocus();
    await user.click(
      within(summary).getByRole('button', { name: 'Tenant domain: Enter the tenant domain.' }),
    );
    expect(domain).toHaveFocus();
    expect(domain).toHaveAccessibleDescription(/^Enter the tenant domain\./);
    expect(await field('Client ID')).toHaveAccessibleDescription(/^Enter the client ID\./);
    expect(await field('Client secret')).toHaveAccessibleDescription(/^Enter the client secret\./);

    await user.type(domain, 'factory.onmicrosoft.com');
    expect(domain).toBeValid();
    await user.type(await field('Domain aliases'), 'factory.example{Enter}plant.example,');
    expect(aliases()).toEqual(['factory.example', 'plant.example']);
    await user.type(await field('Client ID'), CLIENT);
    await user.type(await field('Client secret'), 'Xy8~a-secret');
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-dues').connection).toMatchObject({
      name: 'acme-factory-entra',
      strategy: 'waad',
      options: {
        tenant_domain: 'factory.onmicrosoft.com',
        domain_aliases: ['factory.example', 'plant.example'],
        client_id: CLIENT,
        client_secret: 'Xy8~a-secret',
      },
    });
    const secret = await field('Client secret');
    expect(secret).toHaveValue('');
    expect(secret).toHaveAttribute('placeholder', '********');
    expect(await screen.findByRole('button', { name: 'Delete connection' })).toBeVisible();
    expect(screen.getByText('acme-factory-entra connects this instance to a directory.')).toBeVisible();

    await user.click(button('Save connection'));
    await waitFor(() => expect(requests(sandbox, 'PATCH', '/stack-owner-dues')).toHaveLength(1));
    expect(requests(sandbox, 'POST', '/stack-owner-dues')).toHaveLength(1);
  });

  it('keeps the input after a refusal, and when another administrator was faster', async () => {
    const { user, sandbox } = renderPortal('owner', UNCONNECTED);
    await user.type(await field('Tenant domain'), 'factory.onmicrosoft.com');
    await user.type(await field('Client ID'), CLIENT);
    await user.type(await field('Client secret'), 'Xy8~a-secret');
    stackOf(sandbox, 'owner-dues').connection = {
      ...stackOf(sandbox, 'owner-active').connection!,
      name: 'acme-factory-entra',
    };
    await user.click(button('Save connection'));
    expect(
      await screen.findByText(
        'The connection wasn’t saved. This instance already has an enterprise connection.',
      ),
    ).toBeVisible();
    await toast('alert', 'This instance already has an enterprise connection.');
    expect(await field('Client ID')).toHaveValue(CLIENT);
    // Now that one is known to exist, the next press changes it.
    await user.click(button('Save connection'));
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-dues').connection!.options).toMatchObject({
        client_id: CLIENT,
        client_secret: 'Xy8~a-secret',
        max_groups_to_retrieve: '250',
      }),
    );
  });
});

describe('a new Entra ID connection that can’t be read back', () => {
  it('still counts as existing, so that the next save changes it', async () => {
    const call = '/instance/enterprise-connection/stack-owner-dues';
    const { user, sandbox } = renderPortal('owner', UNCONNECTED, {
      prepare: ({ faults }) => faults.add({ path: call, method: 'GET', skip: 1, status: 403 }),
    });
    await user.type(await field('Tenant domain'), 'factory.onmicrosoft.com');
    await user.type(await field('Client ID'), CLIENT);
    await user.type(await field('Client secret'), 'Xy8~a-secret');
    await user.click(button('Save connection'));
    expect(await screen.findByRole('button', { name: 'Delete connection' })).toBeVisible();
    await waitFor(async () => expect(await field('Client secret')).toHaveValue(''));
    await user.clear(await field('Tenant domain'));
    await user.type(await field('Tenant domain'), 'plant.onmicrosoft.com');
    await user.click(button('Save connection'));
    await waitFor(() => expect(requests(sandbox, 'PATCH', call)).toHaveLength(1));
    expect(requests(sandbox, 'POST', call)).toHaveLength(1);
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-dues').connection!.options).toMatchObject({
        tenant_domain: 'plant.onmicrosoft.com',
        client_secret: 'Xy8~a-secret',
      }),
    );
  });
});

describe('changing an Entra ID connection', () => {
  it('shows the stored values, and sends only the edits together with all unknown options', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    expect(await field('Tenant domain')).toHaveValue('acme.onmicrosoft.com');
    expect(aliases()).toEqual(['acme.example', 'acme-group.example']);
    const secret = await field('Client secret');
    expect(secret).toHaveValue('');
    expect(secret).toHaveAttribute('placeholder', '********');
    expect(secret).toHaveAccessibleDescription(
      'Optional. A secret is stored. Leave this empty to keep it, or enter the value of a new one.',
    );
    const before = structuredClone(stackOf(sandbox, 'owner-active').connection!.options);
    await user.click(button('Remove acme.example'));
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-active').connection!.options).toEqual({
      ...before,
      domain_aliases: ['acme-group.example'],
    });
  });

  it('keeps what another administrator has changed in the meantime', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    await user.type(await field('Client secret'), 'a-new~secret');
    const { connection } = stackOf(sandbox, 'owner-active');
    connection!.options.ext_nested_groups = true;
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-active').connection!.options).toMatchObject({
      ext_nested_groups: true,
      client_secret: 'a-new~secret',
      domain_aliases: ['acme.example', 'acme-group.example'],
    });
  });

  it('continues from the server’s values after a save, so that the next save reverts nothing', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    await user.type(await field('Client secret'), 'a-new~secret');
    stackOf(sandbox, 'owner-active').connection!.options.tenant_domain = 'colleague.example';
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
    await waitFor(async () => expect(await field('Tenant domain')).toHaveValue('colleague.example'));
    await waitFor(async () => expect(await field('Client secret')).toHaveValue(''));
    await user.type(await field('Domain aliases'), 'acme.it');
    await user.click(button('Save connection'));
    await waitFor(() => expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(2));
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-active').connection!.options).toMatchObject({
        tenant_domain: 'colleague.example',
        domain_aliases: ['acme.example', 'acme-group.example', 'acme.it'],
        client_secret: 'a-new~secret',
      }),
    );
  });

  it('keeps the saved values if they can’t be read back', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED, {
      prepare: ({ faults }) => faults.add({ path: CALL, method: 'GET', skip: 2, status: 403 }),
    });
    const domain = await field('Tenant domain');
    await user.clear(domain);
    await user.type(domain, 'mine.example');
    await user.click(button('Save connection'));
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-active').connection!.options.tenant_domain).toBe('mine.example'),
    );
    await waitFor(() => expect(button('Save connection')).toHaveAttribute('aria-busy', 'false'));
    expect(domain).toHaveValue('mine.example');
    expect(window.sessionStorage.getItem('portal-kept:connection:stack-owner-active')).toBeNull();
  });

  it('updates unedited fields from the server after a refusal', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED, {
      prepare: ({ faults }) =>
        faults.add({ path: CALL, method: 'PATCH', status: 409, body: { message: 'The instance is busy.' } }),
    });
    await user.type(await field('Domain aliases'), 'acme.it ');
    stackOf(sandbox, 'owner-active').connection!.options.tenant_domain = 'colleague.example';
    await user.click(button('Save connection'));
    expect(await screen.findByText('The connection wasn’t saved. The instance is busy.')).toBeVisible();
    expect(await field('Tenant domain')).toHaveValue('colleague.example');
    expect(aliases()).toContain('acme.it');
    await user.click(button('Save connection'));
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-active').connection!.options).toMatchObject({
        tenant_domain: 'colleague.example',
        domain_aliases: ['acme.example', 'acme-group.example', 'acme.it'],
      }),
    );
  });

  it('stores only the edited fields as a draft', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    await user.type(await field('Domain aliases'), 'acme.it ');
    await waitFor(() => expect(JSON.stringify(Object.values(window.sessionStorage))).toContain('acme.it'));
    cleanup();
    stackOf(sandbox, 'owner-active').connection!.options.tenant_domain = 'colleague.example';
    renderPortal('owner', CONNECTED, { sandbox });
    expect(await field('Tenant domain')).toHaveValue('colleague.example');
    expect(aliases()).toContain('acme.it');
  });

  it('isn’t repeated without a response, and shows what is stored', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED, {
      prepare: ({ faults }) => faults.add({ path: CALL, method: 'PATCH', abort: true }),
    });
    const domain = await field('Tenant domain');
    await user.clear(domain);
    await user.type(domain, 'other.example');
    await user.click(button('Save connection'));
    expect(
      await screen.findByText(
        'The connection wasn’t saved. The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(1);
    expect(domain).toHaveValue('other.example');
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.').catch(() => undefined);
    await waitFor(() =>
      expect(stackOf(sandbox, 'owner-active').connection!.options.tenant_domain).toBe('other.example'),
    );
  });

  it('can show and hide a typed secret', async () => {
    const { user } = renderPortal('owner', CONNECTED);
    const secret = await field('Client secret');
    await user.type(secret, 'typed');
    expect(secret).toHaveAttribute('type', 'password');
    const show = button('Show secret');
    await user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(secret).toHaveAttribute('type', 'text');
    expect(secret).toHaveValue('typed');
  });
});

describe('leaving the Entra ID page', () => {
  const away = () =>
    fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Invoices' }),
    );

  it('asks for confirmation if a typed secret would be lost, also by logging out', async () => {
    const { user, logouts } = renderPortal('owner', CONNECTED);
    await user.type(await field('Client secret'), 'typed');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    expect(dialog.getByText(/^The client secret you typed isn’t saved yet\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Client secret')).toHaveValue('typed');
    expect(logouts()).toBe(0);
    away();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  });

  it('asks nothing if all input is stored as a draft', async () => {
    const { user } = renderPortal('owner', CONNECTED);
    await user.type(await field('Domain aliases'), 'acme.it ');
    away();
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  });
});

describe('typical mistakes in the Entra ID form', () => {
  it.each([
    [
      'Client secret',
      '11111111-2222-3333-4444-555555555555',
      'This is the secret’s ID. Enter its value, which is shown beside it.',
    ],
    [
      'Client ID',
      '6f1c9e0a-51c4-4c5e-9a57-0e1f7c1d2b3a',
      'This is the directory (tenant) ID. Enter the application (client) ID.',
    ],
    [
      'Client secret',
      '0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e',
      'This is the client ID again. Enter the secret’s value.',
    ],
    ['Tenant domain', 'it@acme.example', 'This is an email address. Enter only the part after the @.'],
    ['Client secret', '0f2••••••…', 'This is only a mask. Enter the value itself.'],
    [
      'Tenant domain',
      'соntoso.com’',
      'Not possible in an address, even if it looks right: с (U+0441), о (U+043E), and ’ (U+2019). Type it again on your keyboard.',
    ],
  ])('in the field “%s” are detected: %s', async (name, typed, sentence) => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    const input = await field(name);
    await user.clear(input);
    await user.type(input, typed);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(input).toBeInvalid();
    await user.click(button('Save connection'));
    expect(input).toHaveFocus();
    expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(0);
  });

  it('such as pasted spaces are corrected visibly', async () => {
    const { user } = renderPortal('owner', CONNECTED);
    const input = await field('Client ID');
    await user.clear(input);
    await user.paste(`  ${CLIENT}\t`);
    expect(input).toHaveValue(CLIENT);
    expect(screen.getByText('It can’t contain spaces, so we removed them.')).toBeVisible();
  });

  it.each([
    ['Client ID', `{${CLIENT.toUpperCase()}}`, CLIENT.toUpperCase()],
    ['Client secret', '“Xy8~a-secret”', 'Xy8~a-secret'],
  ])('such as what surrounds a pasted %s are corrected visibly', async (name, pasted, value) => {
    const { user } = renderPortal('owner', CONNECTED);
    const input = await field(name);
    await user.clear(input);
    await user.paste(pasted);
    expect(input).toHaveValue(value);
    expect(
      screen.getByText('We left out what was around the value, and wrote it as Entra ID does.'),
    ).toBeVisible();
  });

  it('such as a public mail service among pasted aliases are rejected, and valid aliases are kept', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    const input = await field('Domain aliases');
    await user.click(input);
    await user.paste('acme.de, gmail.com\nacme.fr');
    expect(aliases()).toEqual(['acme.example', 'acme-group.example', 'acme.de', 'acme.fr']);
    expect(input).toHaveValue('gmail.com');
    expect(
      screen.getByText('gmail.com is a public mail service, open to anyone. Enter a domain of your company.'),
    ).toBeVisible();
    await user.click(button('Save connection'));
    await waitFor(() => expect(input).toHaveFocus());
    expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(0);
    expect(document.title).toBe('Error: Entra ID: acme-hq – PRTG Hosted Monitor');

    // If another field has a problem too, the summary lists both.
    const domain = await field('Tenant domain');
    await user.clear(domain);
    await user.click(button('Save connection'));
    const summary = within(await screen.findByRole('group', { name: 'What’s wrong' }));
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tenant domain: Enter the tenant domain.',
      'Domain aliases: gmail.com is a public mail service, open to anyone. Enter a domain of your company.',
    ]);
    await user.click(summary.getByRole('button', { name: /^Domain aliases:/ }));
    expect(input).toHaveFocus();
    await user.type(domain, 'acme.onmicrosoft.com');
    await user.clear(input);
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
  });

  it('don’t lose an alias that wasn’t added yet: it is saved too, and nothing moves before', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    const input = await field('Domain aliases');
    await user.type(input, 'acme.it');
    // A list that grows as the button is pressed would move the button away.
    await user.pointer({ keys: '[MouseLeft>]', target: button('Save connection') });
    expect(input).not.toHaveFocus();
    expect(aliases()).toEqual(['acme.example', 'acme-group.example']);
    await user.pointer({ keys: '[/MouseLeft]', target: button('Save connection') });
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-active').connection!.options.domain_aliases).toEqual([
      'acme.example',
      'acme-group.example',
      'acme.it',
    ]);
    await waitFor(() => expect(input).toHaveValue(''));
    expect(aliases()).toEqual(['acme.example', 'acme-group.example', 'acme.it']);
  });

  it('such as text that isn’t an alias are shown at the field, and nothing is sent', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    const input = await field('Domain aliases');
    await user.type(input, 'acme');
    await user.click(button('Save connection'));
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(/^“acme” isn’t a domain name/);
    expect(input).toHaveValue('acme');
    expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(0);
    await user.type(input, '.it, acme.ch');
    expect(aliases()).toEqual(['acme.example', 'acme-group.example', 'acme.it']);
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-active').connection!.options.domain_aliases).toEqual([
      'acme.example',
      'acme-group.example',
      'acme.it',
      'acme.ch',
    ]);
  });

  it('don’t lose an alias that wasn’t added yet: it is restored after a reload', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    await user.type(await field('Domain aliases'), 'acme.it');
    cleanup();
    renderPortal('owner', CONNECTED, { sandbox });
    expect(await field('Domain aliases')).toHaveValue('acme.it');
  });
});

describe('deleting an Entra ID connection', () => {
  it('shows the consequences first, and the empty form afterwards', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    await user.click(await screen.findByRole('button', { name: 'Delete connection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete connection acme-hq-entra?' }));
    expect(await dialog.findByText(/^6 users/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Users of acme.example and acme-group.example can no longer sign in to acme-hq with Entra ID.',
      'Anyone without another way to sign in is locked out at once.',
      '6 users listed under PRTG Users sign in without the directory and aren’t affected.',
      'Your directory isn’t changed: the app registration with the client ID 0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e stays until you remove it.',
      'To connect it again, you need the client secret, which we don’t keep.',
    ]);
    expect(stackOf(sandbox, 'owner-active').connection).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await toast('status', 'Connection deleted.');
    expect(stackOf(sandbox, 'owner-active').connection).toBeUndefined();
    expect(await field('Client ID')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Delete connection' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Connection' })).toHaveFocus());
  });

  it('shows the reason for a failure, and keeps the connection', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED, {
      prepare: ({ faults }) =>
        faults.add({ path: CALL, method: 'DELETE', status: 409, body: { message: 'The instance is busy.' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete connection' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The connection wasn’t deleted. The instance is busy.')).toBeVisible();
    expect(stackOf(sandbox, 'owner-active').connection).toBeDefined();
  });
});

describe('the permission for the Entra ID page', () => {
  it.each([
    [
      'user',
      CONNECTED,
      'You can’t connect this instance to a directory. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    [
      'user',
      '/entra-id',
      'You can’t connect any instance to a directory. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    [
      'distributor',
      '/entra-id',
      'You can’t connect any instance to a directory. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
  ])('is missing for the persona “%s” at %s', async (persona, address, sentence) => {
    const { sandbox } = renderPortal(persona, address);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('enterprise-connection'))).toEqual([]);
  });

  it.each(['owner', 'admin', 'involved'])('is granted to the persona “%s”', async (persona) => {
    const { user } = renderPortal(persona, '/entra-id');
    const list = within(await screen.findByRole('list', { name: 'Instances' }));
    await user.click(list.getByRole('link', { name: /^acme-hq/ }));
    expect(await field('Client ID')).toHaveValue('0d4f2b1c-7e57-4d3a-8f0e-2f6a5b9c8d7e');
    expect(window.location.pathname).toBe(CONNECTED);
  });

  it('is granted to a reseller', async () => {
    renderPortal('reseller', '/entra-id');
    expect(await screen.findByRole('list', { name: 'Instances' })).toBeVisible();
  });

  it('isn’t needed for an unknown subscription, which leads to the overview', async () => {
    renderPortal('owner', '/entra-id/sub-nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});

describe('a client ID that doesn’t look like one', () => {
  const question = { name: 'Save connection acme-hq-entra?' };

  it('is saved only after a question, as a password manager may have filled it in', async () => {
    const { user, sandbox } = renderPortal('owner', CONNECTED);
    const client = await field('Client ID');
    const before = (client as HTMLInputElement).value;
    await user.clear(client);
    await user.type(client, 'owner@acme.example');
    await user.click(button('Save connection'));
    const dialog = within(await screen.findByRole('dialog', question));
    expect(dialog.getByText(/^“owner@acme.example” doesn’t look like a client ID,/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests(sandbox, 'PATCH', CALL)).toHaveLength(0);
    expect(stackOf(sandbox, 'owner-active').connection!.options.client_id).toBe(before);
    expect(client).toHaveValue('owner@acme.example');

    await user.click(button('Save connection'));
    await user.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Save' }),
    );
    await toast('status', 'Connection saved.');
    expect(stackOf(sandbox, 'owner-active').connection!.options.client_id).toBe('owner@acme.example');
  });

  it('is no question if it was saved before', async () => {
    const { user } = renderPortal('owner', CONNECTED, {
      prepare: (sandbox) => (stackOf(sandbox, 'owner-active').connection!.options.client_id = 'our-client'),
    });
    await user.type(await field('Domain aliases'), 'acme.it,');
    await user.click(button('Save connection'));
    await toast('status', 'Connection saved.');
  });
});

it('a connection whose options have other names is shown in full', async () => {
  renderPortal('owner', CONNECTED, {
    prepare: ({ faults }) =>
      faults.add({
        path: CALL,
        method: 'GET',
        body: {
          name: 'acme-hq-entra',
          options: {
            tenantDomain: 'camel.example',
            domainAliases: ['hump.example'],
            clientId: CLIENT,
            clientSecret: '***',
          },
        },
      }),
  });
  expect(await field('Tenant domain')).toHaveValue('camel.example');
  expect(await field('Client ID')).toHaveValue(CLIENT);
  expect(aliases()).toEqual(['hump.example']);
  expect(await field('Client secret')).toHaveAttribute('placeholder', '********');
});

it('an umlaut domain is told about its encoded form', async () => {
  const { user } = renderPortal('owner', CONNECTED);
  const typed = await field('Domain aliases');
  await user.type(typed, 'müller.de,');
  expect(typed).toHaveAccessibleDescription(
    /^Domains with letters other than a to z have an encoded form\. Enter xn--mller-kva\.de instead of müller\.de\./,
  );
});
