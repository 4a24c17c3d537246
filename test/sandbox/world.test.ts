// The world's initial data, and how it changes with time (docs/architecture.md#sandbox).
import { describe, expect, it } from 'vitest';
import { WINDOWS_ZONES } from '../../sandbox/world/catalogue/windowsZones.ts';
import { WINDOWS_ZONES as PORTAL_ZONES } from '../../src/domain/regions/windowsZones.ts';
import { stackStatus } from '../../sandbox/world/provisioning.ts';
import { createCaller } from './vendorCaller.ts';

describe('the seed data', () => {
  const { world } = createCaller();

  it('contain all personas, with unique e-mail addresses', () => {
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
        'provider',
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

  it('contain unique ids, subdomains and invoice numbers', () => {
    const subdomains = [...world.stacks.values()].map(({ subdomain }) => subdomain);
    expect(new Set(subdomains).size).toBe(subdomains.length);
    expect(subdomains.every((subdomain) => /^[a-z0-9][a-z0-9-]{2,58}[a-z0-9]$/.test(subdomain))).toBe(true);
    expect(new Set(world.invoices.map(({ id }) => id)).size).toBe(world.invoices.length);
    expect(new Set(world.plans.map(({ id }) => id)).size).toBe(world.plans.length);
  });

  it('refer only to existing plans, regions, customers and timezones', () => {
    for (const subscription of world.subscriptions.values()) {
      const stack = world.stackOf(subscription);
      expect(world.plans.some(({ id }) => id === subscription.plan_id)).toBe(true);
      expect(world.regions.some(({ code }) => code === stack.region)).toBe(true);
      expect(world.customers.has(subscription.customerId)).toBe(true);
      expect(WINDOWS_ZONES.has(stack.timezone)).toBe(true);
    }
  });

  it('say that a subscription owes exactly what is overdue on its invoices', () => {
    const { world } = createCaller();
    world.addSubscriptions('owner', 200);
    const now = world.clock.seconds();
    const owed = new Map<string, number>();
    for (const { subscription_id, due_date, amount_due } of world.invoices) {
      if (due_date >= now || amount_due === 0) continue;
      owed.set(subscription_id, (owed.get(subscription_id) ?? 0) + amount_due);
    }
    const dues = [...world.subscriptions.values()].filter(({ total_dues }) => total_dues > 0);
    expect(new Map(dues.map(({ id, total_dues }) => [id, total_dues]))).toEqual(owed);
    expect(dues.length).toBeGreaterThan(300);
  });

  it('invoice the list price, in the currency of the plan', () => {
    for (const { subscription_id, total, currency_code } of world.invoices) {
      const { plan_id } = world.subscriptions.get(subscription_id)!;
      expect(world.plans.find(({ id }) => id === plan_id)).toMatchObject({ price: total, currency_code });
    }
  });

  it('are the same each time', () => {
    const again = createCaller().world;
    expect([...again.subscriptions.values()]).toEqual([...world.subscriptions.values()]);
    expect(again.invoices).toEqual(world.invoices);
  });

  it('use the same timezones as the portal', () => {
    expect([...WINDOWS_ZONES].sort()).toEqual(PORTAL_ZONES.map(({ Id }) => Id).sort());
  });
});

describe.each([
  ['distributor', 5000, 50, 'distributor'],
  ['provider', 1500, 15, 'direct_reseller'],
])('the fleet of the persona “%s”', (persona, size, ended, role) => {
  const { world, call } = createCaller();
  const granted = world.grants.get(`auth0|${persona}`) ?? new Map<string, string>();
  const records = [...granted.keys()].map((id) => world.subscriptions.get(id)!);
  const living = records.filter(({ subscription_status }) => subscription_status !== 'cancelled');
  const stacks = living.map((record) => world.stackOf(record));
  const now = world.clock.seconds();
  const shareOf = <T>(list: readonly T[], isOne: (one: T) => boolean) =>
    Math.round((100 * list.filter(isOne).length) / list.length);

  it(`is a list of ${size}, all with the role ${role}`, async () => {
    expect([...new Set(granted.values())]).toEqual([role]);
    expect([living.length, records.length]).toEqual([size, size + ended]);
    expect((await call(persona, 'GET /customer/subscriptions')).body).toHaveLength(size);
  });

  it('contains every state of a subscription', () => {
    const statuses = new Set(living.map(({ subscription_status }) => subscription_status));
    expect([...statuses].sort()).toEqual(['active', 'in_trial', 'non_renewing']);
    const pressing = ({ expires_at }: { expires_at: number | null }) =>
      expires_at !== null && expires_at > now && expires_at <= now + 3 * 86_400;
    expect(shareOf(living, pressing)).toBeGreaterThanOrEqual(2);
    const cancels = living.filter(({ action_at_term_end }) => action_at_term_end === 'cancel');
    expect(new Set(cancels.map(({ subscription_status }) => subscription_status))).toEqual(
      new Set(['active']),
    );
    expect(cancels.every(({ payment_at }) => payment_at === null)).toBe(true);
    expect(shareOf(living, ({ total_dues }) => total_dues > 0)).toBeGreaterThanOrEqual(5);
    expect(shareOf(stacks, (stack) => stackStatus(stack, world.clock) === 'failed')).toBe(2);
    expect(shareOf(stacks, (stack) => stackStatus(stack, world.clock) === 'ready')).toBe(98);
  });

  it('contains few long preparations', () => {
    const preparing = stacks.filter((stack) => stackStatus(stack, world.clock) === 'not_ready');
    expect(preparing).toHaveLength(Math.ceil(size / 2000));
  });

  it('contains every plan that is on sale, and every region', () => {
    const onSale = world.plans.filter((plan) => plan.onSale).map(({ id }) => id);
    expect(new Set(living.map(({ plan_id }) => plan_id))).toEqual(new Set(onSale));
    expect(new Set(stacks.map(({ region }) => region))).toEqual(
      new Set(world.regions.map(({ code }) => code)),
    );
  });

  it('contains different settings', () => {
    const zoneOf = new Map(world.regions.map(({ code, timezone }) => [code, timezone]));
    expect(shareOf(stacks, ({ region, timezone }) => zoneOf.get(region) !== timezone)).toBeGreaterThan(5);
    expect(shareOf(stacks, ({ mfaFlag }) => mfaFlag)).toBe(30);
    expect(shareOf(stacks, ({ dataCollectionFlag }) => dataCollectionFlag)).toBe(50);
    expect(shareOf(stacks, ({ extendedConsentFlag }) => extendedConsentFlag)).toBe(20);
    expect(shareOf(stacks, ({ nats }) => nats.enabled)).toBe(25);
  });
});

it('fleets are as old as the seed data, however late they are created', () => {
  const late = createCaller();
  late.clock.advance(86_400);
  const early = createCaller();
  const first = 'sub-fleet-1';
  expect(late.world.subscriptions.get(first)).toEqual(early.world.subscriptions.get(first));
  expect(late.world.subscriptions.has('sub-managed-1500')).toBe(true);
  expect([...late.world.stacks.keys()]).toEqual([...early.world.stacks.keys()]);
  expect(late.world.roleOf(late.world.accountByKey('provider')!, 'sub-managed-2')).toBe('direct_reseller');
});

describe('resetting the sandbox', () => {
  it('restores the seed data', async () => {
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

describe('the sandbox’s billing', () => {
  it('summarises an order, settles it once, and rejects a cancelled one', async () => {
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

  it('stores an address for the account, not for the session', async () => {
    const { world, call } = createCaller();
    const token = async () =>
      ((await call('owner', 'POST /customer/billing_details')).body as { token: string }).token;
    const profile = { company: 'Acme', street: 'New Street 2', city: 'Graz', country: 'AT', card: '**** 1' };
    world.saveBillingProfile(await token(), profile);
    expect(world.billingProfile(await token())).toEqual(profile);
    expect(world.billingProfile('unknown')).toBeUndefined();
  });
});
