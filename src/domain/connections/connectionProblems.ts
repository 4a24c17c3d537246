// Problems with a connection's fields: classic mistakes, which are shown while typing, and missing values, which are
// shown on submit.
import type { ConnectionValues } from './connection';
import { isPublicMailHost } from '../session/publicMail';
import { foreignCharacters } from '../text/foreignCharacters';
import { isMask } from '../text/shown';
import { message, type Message } from '../../messages/t';

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOST_NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** What is wrong, by field. */
export type ConnectionProblems = Partial<Record<keyof ConnectionValues, Message>>;

/** What the portal knows in addition to the fields. */
export interface ConnectionFacts {
  /** Whether a secret is stored already. */
  hasSecret: boolean;
  /** The directory's own id, if the identity provider has sent it. */
  tenantId: string | undefined;
}

/** Returns the mistakes that are certain even while the form is still being filled in. */
export function connectionMistakes(
  { tenantDomain, clientId, clientSecret }: Omit<ConnectionValues, 'domainAliases'>,
  { tenantId }: Pick<ConnectionFacts, 'tenantId'>,
): ConnectionProblems {
  return withoutGaps({
    tenantDomain: domainMistake(tenantDomain),
    clientId: clientIdMistake(clientId, tenantDomain, tenantId),
    clientSecret: secretMistake(clientSecret, clientId, tenantId),
  });
}

/** Returns everything that blocks submitting: those mistakes, missing values, and a tenant domain that is no host name. */
export function connectionProblems(values: ConnectionValues, facts: ConnectionFacts): ConnectionProblems {
  const { tenantDomain, clientId, clientSecret } = values;
  return withoutGaps({
    tenantDomain: tenantDomain === '' ? message('entraId.tenantDomainMissing') : noDomain(tenantDomain),
    clientId: clientId === '' ? message('entraId.clientIdMissing') : undefined,
    clientSecret: clientSecret === '' && !facts.hasSecret ? message('entraId.secretMissing') : undefined,
    ...connectionMistakes(values, facts),
  });
}

/** Returns why a lower-case text can't be a domain alias, or undefined. */
export function aliasProblem(alias: string): Message | undefined {
  return domainMistake(alias) ?? noDomain(alias);
}

/** True for a client ID that doesn't look like one: worth a hint, but the identity provider decides. */
export function isOddClientId(clientId: string): boolean {
  return clientId.length > 36 || !/^[0-9a-f-]*$/i.test(clientId);
}

function noDomain(text: string): Message | undefined {
  if (HOST_NAME.test(text)) return undefined;
  const encoded = encodedDomain(text);
  return encoded === undefined
    ? message('entraId.noDomain', { text })
    : message('entraId.encodedDomain', { text, encoded });
}

/** Returns the form in which a domain with other letters than a to z is registered; undefined for anything else. */
function encodedDomain(text: string): string | undefined {
  const address = `https://${text}`;
  const { hostname = '' } = URL.canParse(address) ? new URL(address) : {};
  return HOST_NAME.test(hostname) && hostname.includes('xn--') ? hostname : undefined;
}

function domainMistake(text: string): Message | undefined {
  if (text.includes('@')) return message('entraId.emailAddress');
  if (/[/:]/.test(text)) return message('entraId.webAddress');
  if (GUID.test(text)) return message('entraId.anId');
  if (isPublicMailHost(text.toLowerCase())) return message('entraId.publicMail', { domain: text });
  return foreignCharacters(text);
}

function clientIdMistake(clientId: string, tenantDomain: string, tenantId?: string): Message | undefined {
  if (clientId === '') return undefined;
  if (isSame(clientId, tenantId)) return message('entraId.clientIdIsTenant');
  if (isSame(clientId, tenantDomain)) return message('entraId.sameAsDomain');
  if (/^api:/i.test(clientId)) return message('entraId.clientIdIsUri');
  return isMask(clientId) ? message('entraId.isMask') : undefined;
}

function secretMistake(secret: string, clientId: string, tenantId?: string): Message | undefined {
  if (secret === '') return undefined;
  if (isSame(secret, clientId)) return message('entraId.secretIsClientId');
  if (isSame(secret, tenantId)) return message('entraId.secretIsTenant');
  if (GUID.test(secret)) return message('entraId.secretIsItsId');
  return isMask(secret) ? message('entraId.isMask') : undefined;
}

function isSame(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function withoutGaps(problems: Record<string, Message | undefined>): ConnectionProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
