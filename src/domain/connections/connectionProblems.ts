// What can be wrong with a connection's fields: the classic mistakes, which are certain as soon as they are typed, and what
// is still missing, which is only said when the form is sent.
import type { ConnectionValues } from './connection';
import { isPublicMailHost } from '../session/publicMail';

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOST_NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** One sentence for each field with which something is wrong. */
export type ConnectionProblems = Partial<Record<keyof ConnectionValues, string>>;

/** What the portal knows beside the fields. */
export interface ConnectionFacts {
  /** Whether a secret is stored already. */
  hasSecret: boolean;
  /** The directory's own id, where the provider has told it. */
  tenantId: string | undefined;
}

/** Returns the text without white space, visible or not. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060]+/g, '');
}

/** The mistakes that are certain already, while the form is still being filled in. */
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

/** The same, and what is missing or no domain: what keeps the form from being sent. */
export function connectionProblems(values: ConnectionValues, facts: ConnectionFacts): ConnectionProblems {
  const { tenantDomain, clientId, clientSecret } = values;
  return withoutGaps({
    tenantDomain: tenantDomain === '' ? 'Please enter the tenant domain.' : noDomain(tenantDomain),
    clientId: clientId === '' ? 'Please enter the client ID.' : undefined,
    clientSecret: clientSecret === '' && !facts.hasSecret ? 'Please enter the client secret.' : undefined,
    ...connectionMistakes(values, facts),
  });
}

/** Returns why a lower-case text can't be a domain alias, or undefined. */
export function aliasProblem(alias: string): string | undefined {
  return domainMistake(alias) ?? noDomain(alias);
}

/** A client ID that doesn't look like one: worth a second look, but the provider decides. */
export function isOddClientId(clientId: string): boolean {
  return clientId.length > 36 || !/^[0-9a-f-]*$/i.test(clientId);
}

function noDomain(text: string): string | undefined {
  return HOST_NAME.test(text) ? undefined : `“${text}” is not a domain name, such as example.com.`;
}

function domainMistake(text: string): string | undefined {
  if (text.includes('@')) return 'This is an e-mail address: enter only what stands after the @.';
  if (/[/:]/.test(text)) return 'This is an address: enter only the domain, without “https://” and slashes.';
  if (GUID.test(text)) return 'This is an ID: enter the domain, such as example.onmicrosoft.com.';
  if (isPublicMailHost(text.toLowerCase())) {
    return `${text} is a public mail service, where anybody has an address: enter a domain of your company.`;
  }
  return undefined;
}

function clientIdMistake(clientId: string, tenantDomain: string, tenantId?: string): string | undefined {
  if (clientId === '') return undefined;
  if (isSame(clientId, tenantId)) {
    return 'This is the directory (tenant) ID: enter the application (client) ID.';
  }
  if (isSame(clientId, tenantDomain)) return 'This is the same as the tenant domain.';
  return undefined;
}

function secretMistake(secret: string, clientId: string, tenantId?: string): string | undefined {
  if (secret === '') return undefined;
  if (isSame(secret, clientId)) return 'This is the client ID again: enter the secret’s value.';
  if (isSame(secret, tenantId)) return 'This is the directory (tenant) ID: enter the secret’s value.';
  if (GUID.test(secret)) return 'This is the secret’s ID: enter its value, which stands beside it.';
  if (/^\*+$/.test(secret))
    return 'This is only the mask of the stored secret: enter a new one, or leave it empty.';
  return undefined;
}

function isSame(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function withoutGaps(problems: Record<string, string | undefined>): ConnectionProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
