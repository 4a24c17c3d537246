// What support staff search and find (docs/product/supporter.md#search).
import { ordered } from '../values/ordered';
import { DASHES, folded, unwrapped } from '../text/searchWords';
import { validEmail } from '../text/validation';
import type { FoundStack, FoundCustomer } from '../../wire/supporter';
import { cloudStateMeaning } from './cloudState';

export type { FoundCustomer } from '../../wire/supporter';

export type { FoundStack } from '../../wire/supporter';

const MOST_RECENT = 8;

const INSTANCE_ADDRESS = /^([a-z0-9-]+)(?:\.[a-z0-9-]+)+\.[a-z]{2,}$/i;

/**
 * Returns the search in what was typed or pasted: of `Name <mail>` the address, without what surrounds it, and with plain hyphens.
 * The vendor finds an accent as a part of its letter.
 */
export function staffSearch(typed: string): string {
  const [address] = /<[^<>\s]+@[^<>\s]+>/.exec(typed) ?? [];
  const text = (address ?? typed).trim().normalize('NFC');
  return unwrapped(text.replace(DASHES, '-')).trim();
}

/** Returns what stacks are searched for: of an instance's address its subdomain. */
export function stackSearch(search: string): string {
  return INSTANCE_ADDRESS.exec(search)?.[1] ?? search;
}

/** True for a whole e-mail address, which is looked up exactly; other text matches parts (docs/product/supporter.md#search). */
export function isWholeEmail(search: string): boolean {
  return search !== '' && validEmail(search) === undefined;
}

/** Returns first and last name; the company if there is neither, and the e-mail if there is no company either. */
export function customerName({ firstName, lastName, company, email }: FoundCustomer): string {
  return `${firstName} ${lastName}`.trim() || company || email;
}

/** True if the search is the stack's whole name, subdomain or one of its ids, ignoring case. */
export function isExactStack(stack: FoundStack, search: string): boolean {
  const { name, instanceId, subscriptionId, customerId, subdomain } = stack;
  return isOneOf([name, instanceId, subscriptionId, customerId, subdomain], search);
}

/** True if the search is the customer's whole id, e-mail, company or name, ignoring case. */
export function isExactCustomer(customer: FoundCustomer, search: string): boolean {
  const { customerId, email, company } = customer;
  return isOneOf([customerId, email, company, customerName(customer)], search);
}

function isOneOf(texts: readonly string[], search: string): boolean {
  const sought = folded(search.trim());
  return texts.some((text) => folded(text) === sought);
}

/** Returns the rows with exact matches first; otherwise in their order. */
export function exactFirst<Row>(rows: readonly Row[], isExact: (row: Row) => boolean): Row[] {
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))];
}

/** Returns the stacks with the failed and rolled-back ones first; otherwise in their order. */
export function failedFirst(stacks: readonly FoundStack[]): FoundStack[] {
  return ordered(stacks, [({ status }) => (cloudStateMeaning(status) === 'bad' ? 0 : 1)]);
}

/** Returns a stack of which nothing but the name is known. */
export function stackOnlyNamed(name: string): FoundStack {
  return { name, instanceId: '', subscriptionId: '', customerId: '', subdomain: '', status: '' };
}

/** Returns the stack if exactly one customer was found, and no stack but the only one that this customer has. */
export function onlyStack(
  customers: readonly FoundCustomer[] = [],
  stacks: readonly FoundStack[] = [],
): FoundStack | undefined {
  const [customer, ...otherCustomers] = customers;
  const [stack, ...otherStacks] = stacks;
  if (!customer || otherCustomers.length > 0 || customer.stacks.length !== 1) return undefined;
  return otherStacks.length === 0 && stack?.name === customer.stacks[0] ? stack : undefined;
}

/** Returns the last eight searches, this one first and each once. An empty search isn't added. */
export function withSearch(recent: readonly string[], search: string): readonly string[] {
  if (search === '') return recent;
  return [search, ...recent.filter((one) => one !== search)].slice(0, MOST_RECENT);
}
