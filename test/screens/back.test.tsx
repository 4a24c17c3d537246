// Back: what was typed into a list's search is there again, also what was typed a moment before the user left.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  // Their code is what takes long, not what is tested.
  await Promise.all([
    import('../../src/pages/account/AccountPage'),
    import('../../src/pages/invoices/InvoicesPage'),
    import('../../src/pages/upload/UploadPickerPage'),
    import('../../src/pages/prtg-users/PrtgUsersPage'),
  ]);
}, 60_000);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a search that was typed a moment before the user left', () => {
  it.each([
    ['the invoices', '/invoices', 'Search invoices'],
    ['a picker', '/upload', 'Search instances'],
    ['the users of an instance', '/prtg-users/sub-owner-active', 'Search users'],
  ])('is there again after Back: %s', async (_where, address, label) => {
    renderPortal('owner', address);
    const field = () => screen.findByRole('searchbox', { name: label });
    fireEvent.change(await field(), { target: { value: 'acme' } });
    fireEvent.click(screen.getByRole('link', { name: 'Account' }));
    await heading('Account');
    expect(window.location.search).toBe('');
    act(() => window.history.back());
    expect(await field()).toHaveValue('acme');

    // And the navigation begins anew.
    fireEvent.click(screen.getByRole('link', { name: 'Account' }));
    await heading('Account');
    fireEvent.click(screen.getByRole('link', { name: 'Invoices' }));
    expect(await screen.findByRole('searchbox', { name: 'Search invoices' })).toHaveValue('');
  });
});
