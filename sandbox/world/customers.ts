// The vendor's customers, as support staff find them: end customers below resellers below distributors.
import type { Account } from './world.ts';
import type { Customer } from './vendorWorld.ts';

const COUNTRIES = ['DE', 'AT', 'CH', 'FR', 'ES', 'GB', 'US', 'CA', 'BR', 'AU', 'JP', 'AE', 'ZA'];
const FIRST_NAMES = ['Anna', 'Björn', 'Chiara', 'Diego', 'Émile', 'Fatima', 'Gábor', 'Hana', 'Ines', 'João'];
const LAST_NAMES = ['Müller', "O'Neill", 'Rossi', 'García', 'Łukasik', 'Sato', 'Nguyễn', 'Öztürk', 'Smith'];
const COMPANIES = ['Alpine', 'Baltic', 'Coastal', 'Delta', 'Eastern', 'Fjord', 'Global', 'Harbour', 'Island'];
const TRADES = ['Energy', 'Logistics', 'Hospital', 'Media', 'Bank', 'Foods', 'University', 'Railways'];
const FLEET_RESELLERS = 10;
/** How many end customers a fleet's subscriptions are spread over. */
const FLEET_CUSTOMERS = { fleet: 120, managed: 40 };

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

function invented(n: number, id: string, type: Customer['type'], parentId: string): Customer {
  const company = `${pick(COMPANIES, n)} ${pick(TRADES, Math.floor(n / COMPANIES.length) + n)} ${n + 1}`;
  return {
    id,
    type,
    parentId,
    email: `contact@${company.toLowerCase().replaceAll(' ', '-')}.example`,
    firstName: pick(FIRST_NAMES, n),
    lastName: pick(LAST_NAMES, n * 7),
    company,
    country: pick(COUNTRIES, n),
  };
}

/** Returns the id of the end customer that the n-th subscription of a fleet belongs to. */
export function fleetCustomerId(prefix: 'fleet' | 'managed', n: number): string {
  return `cus-${prefix}-${(n % FLEET_CUSTOMERS[prefix]) + 1}`;
}

/** Returns the customer record of an account, without a parent. */
export function customerOf(account: Account): Customer {
  const [firstName = '', ...rest] = account.name.split(' ');
  const host = account.email.split('@')[1] ?? '';
  const company = host.split('.')[0] ?? '';
  return {
    id: `cus-${account.key}`,
    type: 'customer',
    email: account.email,
    firstName,
    lastName: rest.join(' '),
    company: company.charAt(0).toUpperCase() + company.slice(1),
    country: 'DE',
  };
}

/** Returns the accounts' customers, the reseller's three, the distributor's tree, and the provider's customers. */
export function seedCustomers(accounts: readonly Account[]): Customer[] {
  const types: Record<string, Customer['type']> = {
    reseller: 'reseller',
    provider: 'reseller',
    distributor: 'distributor',
  };
  return [
    ...accounts.map((account) => ({ ...customerOf(account), type: types[account.key] ?? 'customer' })),
    ...['north', 'south', 'west'].map((name, n) => ({
      ...invented(n, `cus-${name}`, 'customer', 'cus-reseller'),
      company: `${name.charAt(0).toUpperCase()}${name.slice(1)} Industries`,
    })),
    ...Array.from({ length: FLEET_RESELLERS }, (_, n) =>
      invented(n + 200, `cus-fleet-reseller-${n + 1}`, 'reseller', 'cus-distributor'),
    ),
    ...Array.from({ length: FLEET_CUSTOMERS.fleet }, (_, n) =>
      invented(n, fleetCustomerId('fleet', n), 'customer', `cus-fleet-reseller-${(n % FLEET_RESELLERS) + 1}`),
    ),
    ...Array.from({ length: FLEET_CUSTOMERS.managed }, (_, n) =>
      invented(n + 300, fleetCustomerId('managed', n), 'customer', 'cus-provider'),
    ),
  ];
}
