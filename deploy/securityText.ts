// `/.well-known/security.txt` (RFC 9116): where a vulnerability of the deployed site is reported.

/** The file's path below the web root. */
export const SECURITY_TEXT = '.well-known/security.txt';

/** Returns the file's text. It expires within a year of `now`, at the beginning of a month: a month's builds are the same. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, de\n`;
}
