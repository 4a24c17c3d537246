// Whether a refusal belongs to the subdomain's field (docs/product/instance-settings.md#subdomain-form): the same statuses can
// also mean the plan, the right to a trial, or the region, and the answer tells only in words, of the vendor's choice.

const REFUSALS = [400, 403, 409, 422];
/** Stands in a message for the subdomain that was sent, which may hold any of the words below. */
const SENT = '☐';
const OWN = '☐|(?:domain|host ?name|name|address|adresse)s?';
const OTHER = '(?:plan|tariff?|trial|testversion|region|currency)s?';
const SUBJECT = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<own>${OWN})|${OTHER})(?![\\p{L}\\p{N}])`, 'iu');
const TAKEN =
  /\b(?:taken|in use|already used|exists?|reserved|registered|unavailable|(?:not|isn['’]t) available|vergeben|belegt|existiert|reserviert)\b/i;

/** Returns whether a refusal is about the subdomain that was sent, by its status and the server's words. */
export function isAboutSubdomain(
  { status, serverSaid }: { status: number; serverSaid: string | undefined },
  sent: string,
): boolean {
  if (serverSaid === undefined || !REFUSALS.includes(status)) return false;
  // What was sent is a valid subdomain, so that it holds no character with a meaning in a pattern.
  const text = serverSaid.replace(new RegExp(`(?<![\\w-])${sent}(?![\\w-])(?:\\.[\\w-]+)*`, 'gi'), SENT);
  if (/sub[ _-]?domain/i.test(text)) return true;
  const subject = SUBJECT.exec(text);
  if (subject && subject.groups?.own === undefined) return false;
  if (TAKEN.test(text) || (status !== 403 && /domain|host ?name/i.test(text))) return true;
  // Without words for it, an invalid value is the only one that is typed.
  return status === 422 || (status !== 403 && text.includes(SENT));
}
