// After a purchase, a change of plan or a cancellation the invoices are read again when they are shown next
// (docs/product/invoices.md#list), and not without a reason.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readPages, requests, seePlans } from '../support/manageScreen';
import { renderPortal, type Portal } from '../support/renderPortal';
import { nextCheckout } from '../support/standInCheckout';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/invoices/InvoicesPage');
  await import('../../src/pages/new-instance/NewInstancePage');
});

const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
const button = (words: string) => screen.getByText(words).closest('button')!;
const follow = async (
  { user }: Portal,
  name: string,
  within_ = screen.getByRole('navigation', { name: 'Main' }),
) => user.click(within(within_).getByRole('link', { name }));
const readings = ({ sandbox }: Portal) => requests(sandbox, 'GET', '/customer/invoices').length;

async function orderPlan(portal: Portal) {
  const { user } = portal;
  await user.click(
    within(await screen.findByRole('article', { name: 'acme-hq' })).getByRole('link', { name: 'Manage' }),
  );
  await seePlans(user);
  await user.click(radio('prtg-2500-3y-annually-eur'));
  await user.click(button('Change plan'));
  return nextCheckout(portal);
}

const WAYS: Record<string, (portal: Portal) => Promise<unknown>> = {
  'a change of plan': async (portal) => {
    (await orderPlan(portal)).pay();
    await screen.findByText(/^Subscription updated to/);
  },
  'a change of plan whose success was lost': async (portal) => {
    const checkout = await orderPlan(portal);
    checkout.book();
    checkout.close();
    await screen.findByText(/^Subscription updated to/);
  },
  'a closed checkout whose payment is booked late': async (portal) => {
    const checkout = await orderPlan(portal);
    checkout.close();
    await screen.findByText('The checkout was closed. So far nothing new has arrived.');
    checkout.book();
  },
  'a purchase': async (portal) => {
    await portal.user.click(screen.getByRole('link', { name: 'Add new Subscription' }));
    const field = await screen.findByLabelText('Subdomain', { selector: 'input' });
    fireEvent.change(field, { target: { value: 'acme-plant' } });
    await portal.user.click(radio('prtg-500-monthly-eur'));
    await portal.user.click(button('Continue to checkout'));
    (await nextCheckout(portal)).pay();
    await screen.findByText('Subscription acme-plant created');
  },
  'a cancellation': async (portal) => {
    const { user, sandbox } = portal;
    await user.click(
      within(await screen.findByRole('article', { name: 'acme-hq' })).getByRole('link', { name: 'Manage' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByRole('combobox'), 'too_expensive');
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await screen.findByText('Subscription cancelled');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sandbox.world.addInvoices('sub-owner-active', 1);
  },
};

it.each(Object.entries(WAYS))('after %s', async (_what, happens) => {
  const portal = renderPortal('owner', '/invoices');
  const { sandbox } = portal;
  await screen.findByRole('table', { name: 'Invoices' });
  await follow(portal, 'Overview');
  await screen.findByRole('article', { name: 'acme-hq' });
  const before = readings(portal);
  await happens(portal);
  await follow(portal, 'Invoices');
  const newest = sandbox.world.invoices[0]!.id;
  expect(await screen.findByText(newest)).toBeVisible();
  // The overview shows overdue invoices, and stops reading them when it is left: they may have been asked for twice.
  const after = readings(portal);
  expect(after).toBeGreaterThan(before);
  await follow(portal, 'Overview');
  await screen.findByRole('article', { name: 'acme-hq' });
  await follow(portal, 'Invoices');
  await screen.findByText(newest);
  expect(readings(portal)).toBe(after);
});
