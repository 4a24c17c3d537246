// The world's initial data, and how it changes with time (docs/architecture.md#sandbox).
import { describe, expect, it } from 'vitest';
import { WINDOWS_ZONES } from '../../sandbox/world/catalogue/windowsZones.ts';
import { WINDOWS_ZONES as PORTAL_ZONES } from '../../src/domain/regions/windowsZones.ts';
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
