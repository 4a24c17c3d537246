// The address of an error tracker, as Sentry and what speaks its protocol write it: `https://{key}@{host}/{folder}/{project}`
// (docs/product/error-reports.md#where). The key isn't secret: every page that reports carries it.

/** Whether a text is such an address. One with a secret behind the key isn't: it would be in the page. */
export function isDsn(text: string): boolean {
  return /^https?:\/\/\w+@[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/i.test(text);
}
