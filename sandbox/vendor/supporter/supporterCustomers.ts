// Support staff's calls on customers, and the cancellation reasons, which customers may read as well
// (docs/product/supporter.md#search, docs/product/vendor-api.md#supporter-calls).
import { CANCELLATION_REASONS } from '../../world/vendorTables.ts';
import type { Customer, VendorWorld } from '../../world/vendorWorld.ts';
import type { Answers, Call } from '../endpoint.ts';
import { namedCustomer } from './supporterAccess.ts';

function wireCustomers(world: VendorWorld, found: readonly Customer[]) {
  const stacks = new Map<string, string[]>();
  for (const { customerId, name } of world.stacks.values()) {
    stacks.set(customerId, [...(stacks.get(customerId) ?? []), name]);
  }
  return found.map((customer) => ({
    customer_id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    company: customer.company,
    country: customer.country,
    stacks: stacks.get(customer.id) ?? [],
  }));
}

function byEmail(call: Call) {
  const email = call.query('email').trim().toLowerCase();
  const found = [...call.world.customers.values()].filter(
    (customer) => customer.email.toLowerCase() === email,
  );
  return wireCustomers(call.world, found);
}

function byText(call: Call) {
  const text = call.query('search').trim().toLowerCase();
  const found = [...call.world.customers.values()].filter(({ email, firstName, lastName, company }) =>
    [email, `${firstName} ${lastName}`, company].some((field) => field.toLowerCase().includes(text)),
  );
  return wireCustomers(call.world, found);
}

interface Branch {
  id: string;
  name: string;
  type: Customer['type'];
  children: Branch[];
}

function branchBelow(world: VendorWorld, customer: Customer): Branch {
  const children = [...world.customers.values()].filter(({ parentId }) => parentId === customer.id);
  return {
    id: customer.id,
    name: customer.company,
    type: customer.type,
    children: children.map((child) => branchBelow(world, child)),
  };
}

/** The tree from the topmost ancestor down to the customer, without siblings, and everybody below the customer. */
function hierarchy(call: Call) {
  const { world } = call;
  let customer = namedCustomer(call);
  let branch = branchBelow(world, customer);
  while (customer.parentId !== undefined) {
    const parent = world.customers.get(customer.parentId);
    if (!parent) break;
    customer = parent;
    branch = { id: parent.id, name: parent.company, type: parent.type, children: [branch] };
  }
  return branch;
}

/** The answers to these calls. */
export const supporterCustomerAnswers = {
  findCustomersByEmail: byEmail,
  findCustomers: byText,
  getHierarchy: hierarchy,
  getCancellationReasons: () => ({ reasons: CANCELLATION_REASONS }),
} satisfies Partial<Answers>;
