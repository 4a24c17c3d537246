// Whether a refusal belongs to the subdomain's field (docs/product/checkout.md#new-instance-form): a conflict or an
// invalid value can also be one of the plan, of the right to a trial, or of the region, and the answer tells only in
// words.
import { StatusError } from '../../api/client/errors';

const NAME = /\b(?:(?:sub)?domain|host ?name|name|address)\b/i;
const TAKEN = /\b(?:taken|in use|exists?|reserved|unavailable|(?:not|isn['’]t) available)\b/i;
const ANOTHER_FIELD = /\b(?:plan|trial|region)\b/i;

/** Returns whether it does, by why the order failed. A refusal without words says nothing of the subdomain. */
export function isAboutSubdomain(error: Error): boolean {
  if (!(error instanceof StatusError) || typeof error.said !== 'string') return false;
  const { status, said } = error;
  if (![400, 409, 422].includes(status)) return false;
  if (/subdomain/i.test(said) || (NAME.test(said) && TAKEN.test(said))) return true;
  // A 400 may be about anything in the request.
  return status !== 400 && !ANOTHER_FIELD.test(said);
}
