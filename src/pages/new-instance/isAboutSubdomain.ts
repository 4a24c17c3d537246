// Whether a refusal belongs to the subdomain's field (docs/product/checkout.md#new-instance-form): a conflict or an
// invalid value can also be one of the plan, of the right to a trial, or of the region, and the answer tells only in
// words.
import { statusOf } from '../../api/client/errors';

/** Takes why the order failed. */
export function isAboutSubdomain(error: Error): boolean {
  const status = statusOf(error);
  if (status !== 409 && status !== 422) return false;
  return /subdomain/i.test(error.message) || !/\b(plan|trial|region|status code)\b/i.test(error.message);
}
