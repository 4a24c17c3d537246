// Back from a payment page by address (docs/product/checkout.md#back-by-address).
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { readPages, requests } from '../support/manageScreen';
import { renderPortal, startSandbox } from '../support/renderPortal';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/overview/ReturnedCheckout');
});

const order = { subdomain: 'acme-plant', planId: 'prtg-500-monthly-eur', region: 'eu-west-1', tester: false };

/** Comes back from the payment page of a purchase. */
function comeBack(query: string, { isPaid = false } = {}) {
  const sandbox = startSandbox();
  const { world } = sandbox;
  const { id } = world.openCheckout(world.accountByKey('owner')!, { kind: 'create', ...order });
  if (isPaid) world.completeCheckout(id);
  const portal = renderPortal('owner', `/?id=${id}&view=cards&${query}`, { sandbox });
  return { ...portal, pay: () => world.completeCheckout(id) };
}
const address = () => window.location.pathname + window.location.search;

it('after a success reads what was bought, says so, and polls it', async () => {
  const { sandbox } = comeBack('state=succeeded', { isPaid: true });
  expect(await screen.findByText('Subscription acme-plant created')).toBeVisible();
  expect(address()).toBe('/?view=cards');
  expect(
    await within(await screen.findByRole('article', { name: 'acme-plant' })).findByText('preparing instance'),
  ).toBeVisible();
  const id = [...sandbox.world.subscriptions.values()].find(({ name }) => name === 'acme-plant')!.id;
  await waitFor(() => expect(requests(sandbox, 'GET', `/customer/subscriptions/${id}`)).not.toEqual([]));
  expect(sandbox.log.since(0).filter(({ path }) => path.includes('/hosted_page/'))).toHaveLength(1);
});

it.each([
  ['cancelled', 'The checkout was closed. So far nothing new has arrived.', ''],
  [
    'failed&error=card_declined',
    'The checkout couldn’t be completed. So far nothing new has arrived.',
    'The checkout couldn’t be completed.',
  ],
])('after state=%s says what was found, and can check again', async (state, said, toast) => {
  const { user, pay } = comeBack(`state=${state}`);
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(said)).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain(toast);
  expect(address()).toBe('/?view=cards');
  pay();
  await user.click(main.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('article', { name: 'acme-plant' })).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});
