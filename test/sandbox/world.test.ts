// The world's seed and what time does to it (docs/architecture.md#sandbox).
import { describe, expect, it } from 'vitest';
import { WINDOWS_ZONES } from '../../sandbox/world/catalogue/windowsZones.ts';
import { WINDOWS_ZONES as PORTAL_ZONES } from '../../src/domain/regions/windowsZones.ts';
import { createCaller } from './vendorCaller.ts';

describe('the seed', () => {
  const { world } = createCaller();

  it('has all personas, with addresses nobody else has', () => {
    expect(world.accounts.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'newcomer',
        'trial',
        'owner',
        'cancelled',
        'admin',
        'reseller',
        'involved',
        'distributor',
        'user',
        'staff',
        'tester',
        'forced',
        'mfa',
        'directory',
        'blocked',
      ]),
    );
    expect(new Set(world.accounts.map(({ email }) => email)).size).toBe(world.accounts.length);
  });

  it('has ids, subdomains and invoice numbers once each', () => {
    const subdomains = [...world.stacks.values()].map(({ subdomain }) => subdomain);
    expect(new Set(subdomains).size).toBe(subdomains.length);
    expect(subdomains.every((subdomain) => /^[a-z0-9][a-z0-9-]{2,58}[a-z0-9]$/.test(subdomain))).toBe(true);
    expect(new Set(world.invoices.map(({ id }) => id)).size).toBe(world.invoices.length);
    expect(new Set(world.plans.map(({ id }) => id)).size).toBe(world.plans.length);
  });

  it('refers only to plans, regions, customers and zones that there are', () => {
    for (const subscription of world.subscriptions.values()) {
      const stack = world.stackOf(subscription);
      expect(world.plans.some(({ id }) => id === subscription.plan_id)).toBe(true);
      expect(world.regions.some(({ code }) => code === stack.region)).toBe(true);
      expect(world.customers.has(subscription.customerId)).toBe(true);
      expect(WINDOWS_ZONES.has(stack.timezone)).toBe(true);
    }
  });

  it('is the same each time', () => {
    const again = createCaller().world;
    expect([...again.subscriptions.values()]).toEqual([...world.subscriptions.values()]);
    expect(again.invoices).toEqual(world.invoices);
  });

  it('knows the timezones that the portal offers', () => {
    expect([...WINDOWS_ZONES].sort()).toEqual(PORTAL_ZONES.map(({ Id }) => Id).sort());
  });

  it('gives 3,000 subscriptions in varied states to the distributor', () => {
    const ids = [...(world.grants.get('auth0|distributor')?.keys() ?? [])];
    const statuses = new Set(ids.map((id) => world.subscriptions.get(id)?.subscription_status));
    expect(ids).toHaveLength(3000);
    expect([...statuses].sort()).toEqual(['active', 'in_trial', 'non_renewing']);
  });
});

describe('reset', () => {
  it('puts everything back', async () => {
    const { world, clock, buy } = createCaller();
    const subscriptions = world.subscriptions.size;
    const start = clock.now();
    await buy('newcomer', 'will-be-gone', 'trial_2017');
    world.addSubscriptions('owner', 3);
    world.addInvoices('sub-owner-active', 1000);
    world.provisioningSeconds = 99;
    world.visitor = 'failing';
    clock.advance(1000);
    world.signUp('new@example.example', 'New Person');
    expect(world.subscriptions.size).toBe(subscriptions + 4);

    world.reset();

    expect(clock.now()).toBe(start);
    expect(world.subscriptions.size).toBe(subscriptions);
    expect(world.invoices).toEqual(createCaller().world.invoices);
    expect(world.accounts).toEqual(createCaller().world.accounts);
    expect(world).toMatchObject({ provisioningSeconds: 20, mails: [], visitor: { countryCode: 'DE' } });
  });
});

describe('billing', () => {
  it('summarises, settles once, and refuses what was cancelled', async () => {
    const { world, call } = createCaller();
    const order = {
      subdomain: 'summary',
      plan_id: 'prtg-500-yearly-usd',
      region: 'us-east-1',
      tester: false,
    };
    const { body } = await call('newcomer', 'POST /customer/subscriptions', order);
    const { id } = body as { id: string };
    expect(world.checkoutSummary(id)).toEqual({
      title: 'New subscription',
      planName: 'PRTG 500',
      price: 99_000,
      currencyCode: 'USD',
      period: 1,
      periodUnit: 'year',
      address: 'summary.my-prtg.example',
    });
    expect(world.completeCheckout(id)).toBe(world.completeCheckout(id));

    const second = await call('newcomer', 'POST /customer/subscriptions', { ...order, subdomain: 'other' });
    world.cancelCheckout((second.body as { id: string }).id);
    expect(() => world.completeCheckout((second.body as { id: string }).id)).toThrow('cancelled');
    expect(() => world.completeCheckout('hp-unknown')).toThrow('no checkout');
  });

  it('keeps an address for the account, whichever session it was saved in', async () => {
    const { world, call } = createCaller();
    const token = async () =>
      ((await call('owner', 'POST /customer/billing_details')).body as { token: string }).token;
    const profile = { company: 'Acme', street: 'New Street 2', city: 'Graz', country: 'AT', card: '**** 1' };
    world.saveBillingProfile(await token(), profile);
    expect(world.billingProfile(await token())).toEqual(profile);
    expect(world.billingProfile('unknown')).toBeUndefined();
  });
});
