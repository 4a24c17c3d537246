// The enterprise connection (docs/product/enterprise-connection.md#changing,
// docs/product/enterprise-connection.md#secret). Its options are unconverted in both directions, because a PATCH
// replaces them all; the masked secret never goes back.
import type { EnterpriseConnection } from '../../wire/instances/connection';

export type { EnterpriseConnection } from '../../wire/instances/connection';

/** What the form knows of a connection; a key that is absent was not edited. */
export interface ConnectionEdits {
  tenantDomain?: string;
  domainAliases?: string[];
  clientId?: string;
  clientSecret?: string;
}

export interface NewConnection {
  name: string;
  strategy: 'waad';
  options: Record<string, unknown>;
}

/** A fixed run, so that the mask doesn't tell the secret's length. */
export const SECRET_MASK = '********';

const SECRET_KEYS = ['client_secret', 'clientSecret'];

/** The body of a PATCH: every option as it came, the edited ones new, a secret only where one was typed. */
export function connectionPatch(
  original: Pick<EnterpriseConnection, 'options'>,
  edits: ConnectionEdits,
): Pick<EnterpriseConnection, 'options'> {
  const kept = Object.entries(original.options).filter(([key]) => !SECRET_KEYS.includes(key));
  return { options: { ...Object.fromEntries(kept), ...optionsOf(edits) } };
}

/** The body of a POST for the instance of this subdomain. */
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
  /** Only what was typed: never the stored one, nor its mask. */
  clientSecret: string;
}

/** What the fields start with for a connection, or for none. */
export function connectionValues(connection: Pick<EnterpriseConnection, 'options'> | null): ConnectionValues {
  const { tenantDomain, domainAliases, clientId } = connectionForm(connection ?? { options: {} });
  return { tenantDomain, domainAliases, clientId, clientSecret: '' };
}

/** Returns the fields that differ from what they started with. */
export function connectionEdits(values: ConnectionValues, from: ConnectionValues): ConnectionEdits {
  const { tenantDomain, domainAliases, clientId, clientSecret } = values;
  return {
    ...(tenantDomain !== from.tenantDomain && { tenantDomain }),
    ...(JSON.stringify(domainAliases) !== JSON.stringify(from.domainAliases) && { domainAliases }),
    ...(clientId !== from.clientId && { clientId }),
    ...(clientSecret !== '' && clientSecret !== from.clientSecret && { clientSecret }),
  };
}

/** Whether the connection is as the edits wanted it, as far as that can be seen: a secret can't. */
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

/** What the form starts with. Options of another type than expected count as absent; the secret is never among them. */
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

/** Domain aliases typed or pasted, separated by commas, spaces or lines; each once, whatever its capitals. */
export function parseDomainAliases(text: string): string[] {
  const aliases = text
    .toLowerCase()
    .split(/[\s,;]/)
    .filter((alias) => alias !== '');
  return [...new Set(aliases)];
}
