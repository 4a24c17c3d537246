// An example of each call of the list that a new world of the sandbox accepts, for tests of every call.
import { PARAMETERS } from '../../build/contract/call.ts';
import { callNames, calls, isForStaff, type CallName } from '../../build/contract/calls.ts';
import type { VendorCaller } from '../sandbox/vendorCaller.ts';

export interface Example {
  name: CallName;
  /** The persona who calls. */
  as: 'owner' | 'staff';
  /** Method and path below the API's address, with the query. */
  line: string;
  body: unknown;
}

/** Returns an example of every call; two need what this makes in the world: a paid checkout and an invoice. */
export async function everyCall(vendor: VendorCaller): Promise<Example[]> {
  const order = { ...(calls.orderSubscription.example as object), subdomain: 'paid-for' };
  const { body: page } = await vendor.call('owner', 'POST /customer/subscriptions', order);
  const hostedPageId = (page as { id: string }).id;
  vendor.world.completeCheckout(hostedPageId);
  const subscriptionId = PARAMETERS.subscriptionId.example;
  const isPaid = (one: { status: string; subscription_id: string }) =>
    one.status === 'paid' && one.subscription_id === subscriptionId;
  const invoiceId = vendor.world.invoices.find(isPaid)?.id ?? '';
  return callNames.map((name) => {
    const { query = {}, example: body } = calls[name];
    const address = exampleLine(name, { hostedPageId, invoiceId });
    const asked = Object.entries(query).map(([key, { example }]) => `${key}=${example}`);
    return { name, as: isForStaff(name) ? 'staff' : 'owner', line: [address, ...asked].join('?'), body };
  });
}

/** Returns a call's method and path, with ids of the sandbox's, or those given. */
export function exampleLine(name: CallName, given: Readonly<Record<string, string>> = {}): string {
  const { line, exampleOf } = calls[name];
  const values: Record<string, string> = { ...given, ...exampleOf };
  return line.replace(
    /\{(\w+)\}/g,
    (_, key: keyof typeof PARAMETERS) => values[key] ?? PARAMETERS[key].example,
  );
}
