// The address (DSN) of an error tracker that speaks Sentry's protocol: `https://{key}@{host}/{folder}/{project}`
// (docs/product/error-reports.md#where). The key isn't secret: every page that reports contains it.

/** True if a text is a DSN. One with a secret after the key is refused, because the page would reveal the secret. */
export function isDsn(text: string): boolean {
  return /^https?:\/\/\w+@[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/i.test(text);
}
