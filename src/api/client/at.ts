// Builds addresses below an API's base from a template: at`/customer/subscriptions/${id}`. Each value is one path segment.

/** Returns the path with every value encoded. Throws RangeError for a value that can't be a path segment. */
export function at(texts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: texts }, ...values.map(segment));
}

function segment(value: string): string {
  // Browsers resolve '.' and '..' even when they are percent-encoded; half a surrogate pair has no encoding.
  if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw new RangeError('Not a usable identifier.');
  return encodeURIComponent(value);
}
