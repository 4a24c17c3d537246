// The enterprise connection (docs/product/enterprise-connection.md#changing,
// docs/product/enterprise-connection.md#secret). Its options are passed on unconverted in both directions,
// because a PATCH replaces them all; the masked secret is never sent back.
import type { EnterpriseConnection } from '../../wire/instances/connection';
import { SECRET_MASK } from '../text/secretMask';

export type { EnterpriseConnection } from '../../wire/instances/connection';

/** The edited values of a connection's form; an absent key was not edited. */
export interface ConnectionEdits {
  tenantDomain?: string;
  domainAliases?: string[];
  clientId?: string;
  clientSecret?: string;
}

/** The body of the POST that creates a connection. */
export interface NewConnection {
  name: string;
  strategy: 'waad';
  options: Record<string, unknown>;
}

const SECRET_KEYS = ['client_secret', 'clientSecret'];

/** Returns the body of a PATCH: every option as received, with the edited ones replaced; a secret only if one was typed. */
export function connectionPatch(
  original: Pick<EnterpriseConnection, 'options'>,
  edits: ConnectionEdits,
): Pick<EnterpriseConnection, 'options'> {
  const kept = Object.entries(original.options).filter(([key]) => !SECRET_KEYS.includes(key));
  return { options: { ...Object.fromEntries(kept), ...optionsOf(edits) } };
}

/** Returns the connection as it is once the edits were accepted; a typed secret is masked, as the API would. */
export function connectionAfter(
  original: EnterpriseConnection,
  { clientSecret, ...edits }: ConnectionEdits,
): EnterpriseConnection {
  const secret = clientSecret ? { client_secret: SECRET_MASK } : {};
  return { ...original, options: { ...original.options, ...optionsOf(edits), ...secret } };
}

/** Returns the body of a POST for the instance with this subdomain. */
export function newConnection(subdomain: string, edits: ConnectionEdits): NewConnection {
  return { name: `${subdomain}-entra`, strategy: 'waad', options: optionsOf(edits) };
}

function optionsOf({ tenantDomain, domainAliases, clientId, clientSecret }: ConnectionEdits) {
  const options: Record<string, unknown> = {};
  if (tenantDomain !== undefined) options.tenant_domain = tenantDomain;
  if (domainAliases !== undefined) options.domain_aliases = domainAliases;
  if (clientId !== undefined) options.client_id = clientId;
  if (clientSecret && !/^\*+$/.test(clientSecret.trim())) options.client_secret = clientSecret;
  return options;
}

/** What the form's fields hold. */
export interface ConnectionValues {
  tenantDomain: string;
  domainAliases: string[];
  clientId: string;
  /** Only a secret that was typed: never the stored one or its mask. */
  clientSecret: string;
}

/** Returns the fields' initial values for a connection, or for none. */
export function connectionValues(connection: Pick<EnterpriseConnection, 'options'> | null): ConnectionValues {
  const { tenantDomain, domainAliases, clientId } = connectionForm(connection ?? { options: {} });
  return { tenantDomain, domainAliases, clientId, clientSecret: '' };
}

/** Returns the fields that differ from their initial values. */
export function connectionEdits(values: ConnectionValues, from: ConnectionValues): ConnectionEdits {
  const { tenantDomain, domainAliases, clientId, clientSecret } = values;
  return {
    ...(tenantDomain !== from.tenantDomain && { tenantDomain }),
    ...(JSON.stringify(domainAliases) !== JSON.stringify(from.domainAliases) && { domainAliases }),
    ...(clientId !== from.clientId && { clientId }),
    ...(clientSecret !== '' && clientSecret !== from.clientSecret && { clientSecret }),
  };
}

/** True if the connection has the edited values, apart from the secret, which the API never reveals. */
export function showsEdits(
  { options }: Pick<EnterpriseConnection, 'options'>,
  edits: ConnectionEdits,
): boolean {
  const wanted = Object.entries(optionsOf({ ...edits, clientSecret: '' }));
  return wanted.every(([key, value]) => JSON.stringify(options[key]) === JSON.stringify(value));
}

/**
 * Returns the identity provider's callback address. `authDomain` is as configured
 * (docs/product/configuration.md#variables).
 */
export function callbackAddress(authDomain: string): string {
  return `${authDomain.includes('://') ? authDomain : `https://${authDomain}`}/login/callback`;
}

/** Returns the values the form shows, never the secret itself. Options of an unexpected type count as absent. */
export function connectionForm({ options }: Pick<EnterpriseConnection, 'options'>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const aliases: unknown = options.domain_aliases;
  return {
    tenantDomain: text(options.tenant_domain),
    domainAliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    clientId: text(options.client_id),
    hasSecret: SECRET_KEYS.some((key) => Boolean(options[key])),
  };
}

/** Returns the typed or pasted domain aliases, split at white space, commas and semicolons; lower case, without duplicates. */
export function parseDomainAliases(text: string): string[] {
  const aliases = text
    .toLowerCase()
    .split(/[\s,;]/)
    .filter((alias) => alias !== '');
  return [...new Set(aliases)];
}
