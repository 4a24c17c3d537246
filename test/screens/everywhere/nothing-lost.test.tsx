// Nothing is lost (docs/product/failures.md#drafts): what was typed is still there after a login in the middle and
// after a reload, for the same user only, until it has done its work. A secret is kept nowhere.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { deletePersisted } from '../../../src/browser/storage/userStorage';
import { readPages, section } from '../../support/manageScreen';
import { renderPortal, type Portal } from '../../support/renderPortal';

beforeAll(readPages);

const SECRET = 'Xy8~a-very-secret-value';
const kept = () => Object.entries(window.sessionStorage) as [string, string][];
const stored = () => JSON.stringify([kept(), Object.entries(window.localStorage)]);
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const connectionField = (name: string) => screen.findByLabelText(name, { selector: 'input' });

interface Form {
  persona: string;
  address: string;
  field: () => Promise<HTMLElement>;
  typed: string;
  /** The field's value at first. */
  initial: string;
  /** Submits the form, and waits until its change is made. */
  send: (portal: Portal) => Promise<void>;
}

const FORMS: Record<string, Form> = {
  'a new subdomain': {
    persona: 'owner',
    address: '/manage/sub-owner-active',
    field: async () => within(await section('Subdomain')).getByRole('textbox', { name: 'Subdomain' }),
    typed: 'acme-central',
    initial: 'acme-hq',
    send: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Change subdomain' }));
      await user.click(await screen.findByRole('button', { name: 'Change' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Change subdomain' })).toBeNull());
    },
  },
  'a region transfer': {
    persona: 'owner',
    address: '/manage/sub-owner-active',
    field: async () => within(await section('Region transfer')).findByRole('combobox', { name: 'Region' }),
    typed: 'eu-west-1',
    initial: '',
    send: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Request transfer' }));
      await screen.findByText(/^Transfer to .* requested\./);
    },
  },
  'an Entra ID connection': {
    persona: 'owner',
    address: '/entra-id/sub-owner-active',
    field: () => connectionField('Tenant domain'),
    typed: 'acme-new.onmicrosoft.com',
    initial: 'acme.onmicrosoft.com',
    send: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Save connection' }));
      await waitFor(() =>
        expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
          'Connection saved.Close',
        ),
      );
    },
  },
  'the comment of a longer trial': {
    persona: 'staff',
    address: '/supporter/stacks/prtg-trial',
    field: () => screen.findByRole('textbox', { name: 'Comment' }),
    typed: 'Asked for by phone',
    initial: '',
    send: async ({ user }) => {
      const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      type(screen.getByLabelText('New trial end'), day);
      await user.click(screen.getByRole('button', { name: 'Extend trial' }));
      await screen.findByText('The trial has been extended.');
    },
  },
};

describe.each(Object.entries(FORMS))('%s', (_what, { persona, address, field, typed, initial, send }) => {
  it('is kept as a draft over a login, and deleted once it is submitted', async () => {
    const first = renderPortal(persona, address);
    expect(await field()).toHaveValue(initial);
    type(await field(), typed);
    await waitFor(() => expect(stored()).toContain(typed));
    await first.session.lose();
    cleanup();

    const second = renderPortal(persona, address, { sandbox: first.sandbox });
    expect(await field()).toHaveValue(typed);
    await send(second);
    // Only the draft has to be gone: the tasks that remain may contain the text (docs/product/consequences.md#what-remains).
    await waitFor(() => expect(JSON.stringify(kept())).not.toContain(typed));
  });

  it('is a draft for its own user only, and is deleted by a logout', async () => {
    renderPortal(persona, address);
    type(await field(), typed);
    await waitFor(() => expect(stored()).toContain(typed));
    cleanup();
    for (const [key, text] of kept()) {
      window.sessionStorage.setItem(key, text.replace(`auth0|${persona}`, 'auth0|other'));
    }
    renderPortal(persona, address);
    expect(await field()).toHaveValue(initial);
    cleanup();
    deletePersisted('auth0|other');
    expect(stored()).toContain(typed);
    deletePersisted('auth0|somebody');
    expect(stored()).not.toContain(typed);
  });

  it('leaves no draft when the user undoes it', async () => {
    renderPortal(persona, address);
    type(await field(), typed);
    await waitFor(() => expect(stored()).toContain('portal-kept:'));
    type(await field(), initial);
    await waitFor(() => expect(stored()).not.toContain('portal-kept:'));
  });
});

it('a client secret is never stored as a draft', async () => {
  renderPortal('owner', '/entra-id/sub-owner-active');
  type(await connectionField('Client secret'), SECRET);
  type(await connectionField('Tenant domain'), 'acme-new.onmicrosoft.com');
  await waitFor(() => expect(stored()).toContain('acme-new.onmicrosoft.com'));
  expect(stored()).not.toContain(SECRET);
  cleanup();
  renderPortal('owner', '/entra-id/sub-owner-active');
  expect(await connectionField('Tenant domain')).toHaveValue('acme-new.onmicrosoft.com');
  expect(await connectionField('Client secret')).toHaveValue('');
});
