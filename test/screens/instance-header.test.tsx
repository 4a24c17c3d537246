// The head of an instance's pages (docs/product/screens.md#instance-header).
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../support/renderPortal';

const links = () =>
  within(screen.getByRole('navigation', { name: 'Instance' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('the pages of an instance', () => {
  it.each([
    ['/manage/sub-owner-active', 'Settings'],
    ['/upload/sub-owner-active', 'Upload'],
    ['/entra-id/sub-owner-active', 'Entra ID'],
    ['/prtg-users/sub-owner-active', 'PRTG Users'],
    ['/invoices?instance=sub-owner-active', 'Invoices'],
  ])('link to each other, and mark the current one: %s (%s)', async (address, current) => {
    renderPortal('owner', address);
    const page = (label: string, href: string) => [label, href, label === current ? 'page' : null];
    await screen.findByText('instance ready');
    await waitFor(() =>
      expect(links()).toEqual([
        page('Settings', '/manage/sub-owner-active'),
        page('Upload', '/upload/sub-owner-active'),
        page('Entra ID', '/entra-id/sub-owner-active'),
        page('PRTG Users', '/prtg-users/sub-owner-active'),
        page('Invoices', '/invoices?instance=sub-owner-active'),
      ]),
    );
    const main = within(screen.getByRole('main'));
    const domain = main.getByRole('link', { name: 'acme-hq.my-prtg.example (opens in a new tab)' });
    expect(domain.querySelector('svg')).not.toBeNull();
    expect(domain).toHaveAttribute('href', 'https://acme-hq.my-prtg.example/');
    expect(main.getByRole('link', { name: 'Open PRTG (opens in a new tab)' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Copy domain' })).toBeVisible();
    // The name and the facts are the same on each.
    expect(main.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(/^(\w| )+acme-hq$/);
    const facts = main.getAllByRole('term').slice(0, 5);
    await waitFor(() =>
      expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
        ['State', 'instance ready'],
        ['Domain', expect.stringMatching(/^acme-hq\.my-prtg\.example/)],
        ['Pricing plan', 'PRTG 1000 (€1,490.00 / year)'],
        ['Server region', 'Frankfurt - Europe'],
        ['Next subscription payment', expect.stringMatching(/^\w{3} \d+, \d{4}, in \d+ days$/)],
      ]),
    );
  });

  it('link only to what the user has permission for', async () => {
    renderPortal('admin', '/manage/sub-owner-active');
    await screen.findByText('instance ready');
    await waitFor(() =>
      expect(links().map(([label]) => label)).toEqual(['Settings', 'Entra ID', 'PRTG Users']),
    );
  });

  it('show the instance’s state, and no links before the instance exists', async () => {
    renderPortal('owner', '/manage/sub-owner-preparing');
    expect(await screen.findByText('preparing instance')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
    // There is no navigation either, because it would lead nowhere.
    expect(screen.queryByRole('navigation', { name: 'Instance' })).toBeNull();
  });

  it.each(['/manage/sub-owner-active', '/new'])(
    'belong to “Overview” in the navigation: %s',
    async (address) => {
      renderPortal('owner', address);
      const overview = await screen.findByRole('link', { name: 'Overview' });
      expect(overview).toHaveAttribute('aria-current', 'page');
    },
  );
});

describe('a subscription’s card', () => {
  it('links to its unpaid invoices, and to the instance', async () => {
    renderPortal('owner', '/');
    const card = within(await screen.findByRole('article', { name: 'acme-factory' }));
    expect(await card.findByRole('link', { name: '€129.50 due, see invoices' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/invoices\?instance=sub-/),
    );
    expect(card.getByRole('link', { name: /^acme-factory\./ })).toHaveAttribute('target', '_blank');
    const other = within(screen.getByRole('article', { name: 'acme-hq' }));
    expect(other.queryByRole('link', { name: /due/ })).toBeNull();
  });
});
