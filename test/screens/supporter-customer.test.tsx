// A customer's page for support staff, through the sandbox (docs/product/supporter.md#customer-page).
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { section } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/supporter/customer/CustomerPage');
});
beforeEach(() => window.localStorage.clear());

const namesIn = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('a customer’s page', () => {
  it('shows contact, hierarchy and stacks', async () => {
    renderPortal('staff', '/supporter/customers/cus-north');
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer North Industries' })).toBeVisible();
    expect(await within(await section('Contact')).findByText('Anna Müller')).toBeVisible();
    expect(await within(await section('Hierarchy')).findByRole('link', { name: 'Resale' })).toBeVisible();
    expect(await namesIn('Stacks')).toEqual(['prtg-reseller-northnorth-energy']);
  });

  it('excludes stacks of customers whose id has the same prefix', async () => {
    renderPortal('staff', '/supporter/customers/cus-fleet-1');
    expect(await namesIn('Stacks')).toHaveLength(43);
  });

  describe('when the search by the customer’s id finds no stacks', () => {
    const NAME = 'prtg-reseller-north';

    it('lists the stacks named in the customer’s record', async () => {
      renderPortal('staff', '/supporter/customers/cus-north', {
        prepare: ({ faults }) => faults.add({ path: '/supporter/stacks', body: [] }),
      });
      expect(await namesIn('Stacks')).toEqual(['prtg-reseller-northnorth-energy']);
      expect(screen.getByText('1 stack')).toBeVisible();
    });

    it.each([
      ['aren’t found by their name either', { body: [] }],
      ['can’t be searched for by their name', { status: 403, body: { message: 'Not now.' }, skip: 1 }],
    ])('links to stacks by name if they %s', async (_what, fault) => {
      renderPortal('staff', '/supporter/customers/cus-north', {
        prepare: ({ faults }) => {
          faults.add({ path: '/supporter/stacks', times: -1, ...fault });
          faults.add({ path: '/supporter/stacks', body: [] });
        },
      });
      expect(await namesIn('Stacks')).toEqual([NAME]);
      expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', `/supporter/stacks/${NAME}`);
      expect(screen.queryByText('This customer has no stacks.')).toBeNull();
    });

    it('doesn’t say that there are no stacks while the record can’t be read', async () => {
      const { user } = renderPortal('staff', '/supporter/customers/cus-north', {
        prepare: ({ faults }) => {
          faults.add({ path: '/supporter/stacks', body: [] });
          faults.add({ path: '/supporter/customers2', status: 403, body: { message: 'Not now.' } });
        },
      });
      expect(await screen.findByText('The stacks couldn’t be loaded. Not now.')).toBeVisible();
      expect(screen.queryByText('This customer has no stacks.')).toBeNull();
      await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
      expect(await namesIn('Stacks')).toEqual(['prtg-reseller-northnorth-energy']);
    });
  });

  it('says that a customer has no stacks', async () => {
    renderPortal('staff', '/supporter/customers/cus-staff');
    expect(await screen.findByText('This customer has no stacks.')).toBeVisible();
  });

  it('expands the hierarchy below a customer on demand', async () => {
    const { user } = renderPortal('staff', '/supporter/customers/cus-distributor');
    const tree = within(await section('Hierarchy'));
    const [show] = await tree.findAllByRole('button', { name: /^Show 12 below,/ });
    expect(tree.getAllByRole('link')).toHaveLength(10);
    await user.click(show!);
    expect(tree.getAllByRole('link')).toHaveLength(22);
  });

  it('marks the customer in the hierarchy, even among many siblings', async () => {
    const children = Array.from({ length: 13 }, (_, n) => ({ id: `cus-${n}`, name: `Customer ${n}` }));
    const reseller = { id: 'cus-reseller', name: 'Resale', type: 'reseller', children };
    const { user } = renderPortal('staff', '/supporter/customers/cus-7', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/hierarchy',
          body: { id: 'cus-top', name: 'Top', type: 'distributor', children: [reseller] },
        }),
    });
    const tree = within(await section('Hierarchy'));
    expect(await tree.findByText('Customer 7')).toBeVisible();
    expect(tree.queryByText('Customer 6')).toBeNull();
    await user.click(tree.getByRole('button', { name: 'Show 13 below, Resale' }));
    expect(tree.getByText('Customer 6')).toBeVisible();
    await user.click(tree.getByRole('button', { name: 'Hide 13 below, Resale' }));
    expect(tree.queryByText('Customer 6')).toBeNull();
    expect(tree.getByText('Customer 7')).toBeVisible();
  });

  it('says how many entries of the hierarchy can’t be shown, at whatever depth', async () => {
    const reseller = { id: 'cus-7', name: 'Resale', children: [{ name: 'No id' }, { id: 'cus-8' }] };
    renderPortal('staff', '/supporter/customers/cus-7', {
      prepare: ({ faults }) =>
        faults.add({ path: '/hierarchy', body: { id: 'cus-top', name: 'Top', children: [reseller, null] } }),
    });
    const tree = within(await section('Hierarchy'));
    expect(
      await tree.findByText('2 entries of the hierarchy couldn’t be read, so they aren’t shown here.'),
    ).toBeVisible();
    expect(tree.getByRole('link', { name: 'cus-8' })).toBeVisible();
  });

  it.each(['<strong>North</strong> Industries', '<valueOf>x</valueOf>', '<__proto__>x</__proto__>'])(
    'shows the name %s as text, never as markup',
    async (name) => {
      renderPortal('staff', '/supporter/customers/cus-reseller', {
        prepare: ({ world }) => void (world.customers.get('cus-reseller')!.company = name),
      });
      const tree = within(await section('Hierarchy'));
      expect(await tree.findByText(name, { selector: '[aria-current] > *' })).toBeVisible();
      expect(tree.getByRole('button', { name: `Hide 3 below, ${name}` })).toBeVisible();
    },
  );

  it.each([
    ['/hierarchy', 'The hierarchy couldn’t be loaded. Not now.'],
    ['/supporter/customers2', 'The customer couldn’t be loaded. Not now.'],
    ['/supporter/stacks', 'The stacks couldn’t be loaded. Not now.'],
  ])('remains usable if %s fails', async (path, sentence) => {
    renderPortal('staff', '/supporter/customers/cus-north', {
      prepare: ({ faults }) => faults.add({ path, status: 403, body: { message: 'Not now.' } }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
