// Back restores what was typed into a list's search, even what was typed a moment before the user left.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { scenarioOf } from '../../faults/matrix';
import { renderPortal } from '../../support/renderPortal';

beforeAll(async () => {
  // Loaded up front: loading these modules is slow, and not what the tests measure.
  await import('../../../src/pages/account/AccountPage');
  await import('../../../src/pages/invoices/InvoicesPage');
  await import('../../../src/pages/upload/UploadPickerPage');
  await import('../../../src/pages/prtg-users/PrtgUsersPage');
  await import('../../../src/pages/supporter/stack/StackPage');
  await import('../../../src/pages/supporter/search/SupporterPage');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a search text that was typed just before leaving the page', () => {
  it.each([
    ['the invoices', '/invoices', 'Search invoices'],
    ['a picker', '/upload', 'Search instances'],
    ['the users of an instance', '/prtg-users/sub-owner-active', 'Search users'],
  ])('is restored with Back: %s', async (_where, address, label) => {
    renderPortal('owner', address);
    const field = () => screen.findByRole('searchbox', { name: label });
    fireEvent.change(await field(), { target: { value: 'acme' } });
    fireEvent.click(screen.getByRole('link', { name: 'Account' }));
    await heading('Account');
    expect(window.location.search).toBe('');
    act(() => window.history.back());
    expect(await field()).toHaveValue('acme');

    // The navigation begins with an empty search.
    fireEvent.click(screen.getByRole('link', { name: 'Account' }));
    await heading('Account');
    fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Invoices' }),
    );
    expect(await screen.findByRole('searchbox', { name: 'Search invoices' })).toHaveValue('');
  });

  it(scenarioOf('address changes, unwritten', 'GET list'), async () => {
    renderPortal('owner', '/entra-id');
    const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search instances' });
    const typedInto = await field();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(typedInto, { target: { value: 'acme-hq' } });
    act(() => {
      fireEvent.submit(typedInto.form!);
      vi.advanceTimersByTime(2000);
    });
    vi.useRealTimers();
    const opened = `${window.location.pathname}${window.location.search}`;
    await screen.findByRole('link', { name: 'Choose another instance' });
    expect(opened).toBe('/entra-id/sub-owner-active');
    act(() => window.history.back());
    expect(await field()).toHaveValue('acme-hq');
  });
});

describe('the “Back to …” link', () => {
  it.each([
    ['owner', '/account', 'Account', 'Back to overview', '/overview'],
    ['owner', '/upload', 'Upload', 'Back to overview', '/overview'],
    ['staff', '/supporter', 'Supporter', 'Back to overview', '/overview'],
    ['staff', '/supporter/stacks/prtg-none', 'Stack not found', 'Back to search', '/supporter'],
  ])('is the first link in the page: %s at %s', async (persona, address, title, label, leadsTo) => {
    renderPortal(persona, address);
    const h1 = await heading(title);
    const [first] = within(screen.getByRole('main')).getAllByRole('link');
    expect(first).toHaveAccessibleName(label);
    expect(first).toHaveAttribute('href', leadsTo);
    expect(h1.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('isn’t shown on the overview', async () => {
    renderPortal('newcomer', '/');
    await heading('Subscriptions');
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
  });

  it('leads a supporter back to the search they came from', async () => {
    renderPortal('staff', '/supporter?search=acme-hq');
    fireEvent.click(await screen.findByRole('link', { name: 'prtg-owner-active' }));
    await heading('Stack prtg-owner-active');
    fireEvent.click(screen.getByRole('link', { name: 'Back to search' }));
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('acme-hq');
    expect(window.location.search).toBe('?search=acme-hq');
  });
});
