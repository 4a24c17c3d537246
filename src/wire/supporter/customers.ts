// Customers as support staff's search finds them (docs/product/supporter.md#search). Fields the vendor doesn't fill are
// empty.
import * as v from 'valibot';
import { listOf, within } from '../lists';
import { filledText, id, textOrNone } from '../schema';

const foundCustomer = v.object({
  customerId: id,
  email: textOrNone,
  firstName: textOrNone,
  lastName: textOrNone,
  company: textOrNone,
  country: textOrNone,
  /** Names of stacks. */
  stacks: within(filledText),
});

/** A customer that matches the search. */
export type FoundCustomer = v.InferOutput<typeof foundCustomer>;

/** The customers that match a search. Fields the vendor doesn't fill are empty. */
export const foundCustomers = listOf(foundCustomer);
