// Journeys of a trial, a purchase and a cancellation in every engine (docs/product/checkout.md#trial-in-one-step,
// docs/product/checkout.md#outcomes).
import { expect, test } from './support/journey.ts';

test('trial: a trial is paid, prepared and ready', async ({ view, sandbox, signIn }) => {
  await signIn('newcomer');
  await view.button('Start free Trial now!').click();
  await view.frame('Checkout').button('Pay').click();
  await view.hears(/^Subscription newcomer-[a-z0-9]{4} createdClose$/);
  const card = view.role('article');
  await card.text('preparing instance').seen();
  await sandbox.advance(60);
  await card.text('instance ready').seen();
  await card.role('link', 'Manage').seen();
  expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['create']);
});

test('checkout: an instance is bought as configured, and is on the overview', async ({
  view,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/new');
  await view.field('Subdomain').type('acme-plant');
  await view.field('Region').role('option', 'Stockholm - Europe').click();
  await view.role('radio', 'Yearly').click();
  await view.role('radio', 'PRTG 1000 €1,490.00 / year').click();
  await view.role('region', 'Summary').text('€1,490.00').seen();
  await view.button('Continue to checkout').click();
  await view.frame('Checkout').button('Pay').click();
  await view.hears(/^Subscription acme-plant createdClose$/);
  const card = view.role('article', 'acme-plant');
  await card.text('preparing instance').seen();
  await card.text('Stockholm - Europe').seen();
  const orders = (await sandbox.requests('/api/customer/subscriptions')).filter(
    ({ method }) => method === 'POST',
  );
  expect(orders).toHaveLength(1);
});

test('cancelling: a subscription is cancelled with a reason, and reactivated', async ({
  view,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-active');
  const section = view.css('section#subscription');
  const end = view.css('section#cancellation');
  await end.button('Cancel subscription').click();
  const dialog = view.role('dialog', 'Cancel subscription acme-hq?');
  await dialog.role('combobox', 'Reason').role('option', 'Features that I need are missing').click();
  await dialog.button('Cancel subscription').click();
  await view.hears(/^Subscription cancelledClose$/);
  await view.role('dialog').gone();
  await section.text('cancelled').seen();
  await view.holds(`document.activeElement?.textContent === 'Reactivate subscription'`);
  expect((await sandbox.requests('subscription_cancel_reason_code=missing_features')).length).toBeGreaterThan(
    0,
  );

  await view.reload();
  await end.button('Reactivate subscription').click();
  await view.hears(/^Subscription has been reactivatedClose$/);
  await section.text('active').seen();
});
