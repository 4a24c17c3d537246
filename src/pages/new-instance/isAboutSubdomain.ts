// Whether a refusal belongs to the subdomain's field (docs/product/checkout.md#new-instance-form): a conflict or an
// invalid value can also be one of the plan, of the right to a trial, or of the region, and the answer tells only in
// words.
import { StatusError } from '../../api/client/errors';

/** Whether it is, by why the order failed. A refusal without words says nothing of it. */
export function isAboutSubdomain(error: Error): boolean {
  if (!(error instanceof StatusError) || typeof error.said !== 'string') return false;
  if (error.status !== 409 && error.status !== 422) return false;
  return /subdomain/i.test(error.said) || !/\b(plan|trial|region)\b/i.test(error.said);
}
