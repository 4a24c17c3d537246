// The address of an error tracker, as Sentry and what speaks its protocol write it: `https://{key}@{host}/{folder}/{project}`
// (docs/product/error-reports.md#where). The key isn't secret: every page that reports carries it.

const DSN = /^(https?:)\/\/(\w+)@([a-z0-9.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/(\d+)$/i;

/** Whether a text is such an address. One with a secret behind the key isn't: it would be in the page. */
export function isDsn(text: string): boolean {
  return DSN.test(text);
}

/** Returns where reports are sent to, without what says whose they are. Takes a DSN. */
export function envelopeAddress(dsn: string): string {
  const [, protocol = '', , host = '', folder = '', project = ''] = DSN.exec(dsn) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/`;
}

/** The same with the key, in the query: a header would cost a question before each report. */
export function sendingAddress(dsn: string): string {
  const [, , key = ''] = DSN.exec(dsn) ?? [];
  return `${envelopeAddress(dsn)}?sentry_version=7&sentry_key=${key}`;
}
