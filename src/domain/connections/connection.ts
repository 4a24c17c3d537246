// The enterprise connection (docs/product/enterprise-connection.md#changing,
// docs/product/enterprise-connection.md#secret). Its options are passed on unconverted in both directions,
// because a PATCH replaces them all; the masked secret is never sent back.
import type { EnterpriseConnection } from '../../wire/instances';
import { isMask, SECRET_MASK } from '../text/shown';

export type { EnterpriseConnection } from '../../wire/instances';

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

type Options = EnterpriseConnection['options'];

/** The options that the form knows, by the names that a new connection gives them. */
const OPTION_NAMES = {
  tenantDomain: 'tenant_domain',
  domainAliases: 'domain_aliases',
  clientId: 'client_id',
  clientSecret: 'client_secret',
} as const;
const FIELDS = Object.keys(OPTION_NAMES) as (keyof typeof OPTION_NAMES)[];

/** Returns the body of a PATCH: every option as received, with the edited ones replaced; a secret only if one was typed. */
export function connectionPatch(
  { options }: Pick<EnterpriseConnection, 'options'>,
  edits: ConnectionEdits,
): Pick<EnterpriseConnection, 'options'> {
  return { options: withEdits(options, { ...edits, clientSecret: typedSecret(edits) ?? '' }) };
}

/** Returns the connection as it is once the edits were accepted; a typed secret is masked, as the API would. */
export function connectionAfter(
  original: EnterpriseConnection,
  { clientSecret, ...edits }: ConnectionEdits,
): EnterpriseConnection {
  const secret = clientSecret ? { clientSecret: SECRET_MASK } : {};
  return { ...original, options: withEdits(original.options, { ...edits, ...secret }) };
}

/** Returns the body of a POST for the instance with this subdomain. */
export function newConnection(subdomain: string, edits: ConnectionEdits): NewConnection {
  return { name: `${subdomain}-entra`, strategy: 'waad', ...connectionPatch({ options: {} }, edits) };
}

/** Returns the typed secret; undefined if none was typed, or only a mask. */
function typedSecret({ clientSecret = '' }: ConnectionEdits): string | undefined {
  const typed = clientSecret.trim();
  return typed === '' || isMask(typed) ? undefined : clientSecret;
}

/**
 * Returns the options with the edited ones replaced, each under the name it came with, and only that: the provider has both
 * `tenant_domain` and `tenantDomain`. An empty secret leaves it out.
 */
function withEdits(options: Options, edits: ConnectionEdits): Options {
  const edited = FIELDS.filter((field) => edits[field] !== undefined);
  const names = edited.flatMap((field) => namesOf(options, field));
  const unchanged = Object.entries(options).filter(([name]) => !names.includes(name));
  const replaced = edited
    .filter((field) => field !== 'clientSecret' || edits[field] !== '')
    .map((field) => [nameOf(options, field) ?? OPTION_NAMES[field], edits[field]]);
  return Object.fromEntries([...unchanged, ...replaced]) as Options;
}

/** Returns the option's names in these options: in capitals or not, with underscores or without. */
function namesOf(options: Options, option: string): string[] {
  const key = option.toLowerCase();
  return Object.keys(options).filter((name) => name.replaceAll(/[_-]/g, '').toLowerCase() === key);
}

/** Returns the name that has the option's value; undefined if it didn't come. */
function nameOf(options: Options, option: string): string | undefined {
  const names = namesOf(options, option);
  return names.find((name) => options[name] !== null && options[name] !== '') ?? names[0];
}

/** Returns the option's value; undefined if it didn't come. */
function valueOf(options: Options, option: string): unknown {
  const name = nameOf(options, option);
  return name === undefined ? undefined : options[name];
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
  return FIELDS.filter((field) => field !== 'clientSecret' && edits[field] !== undefined).every(
    (field) => JSON.stringify(valueOf(options, field)) === JSON.stringify(edits[field]),
  );
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
  const text = (option: string) => {
    const value = valueOf(options, option);
    return typeof value === 'string' ? value : '';
  };
  const aliases = valueOf(options, 'domainAliases');
  return {
    tenantDomain: text('tenantDomain'),
    domainAliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    clientId: text('clientId'),
    hasSecret: Boolean(valueOf(options, 'clientSecret')),
  };
}

/** Returns the directory's own id; undefined if it didn't come. */
export function tenantIdOf({ options }: Pick<EnterpriseConnection, 'options'>): string | undefined {
  const id = valueOf(options, 'tenantId');
  return typeof id === 'string' ? id : undefined;
}

/** A client ID as other tools show it: in braces, as `api://…`, with typographic dashes or without any. */
const WRAPPED_ID = new RegExp(
  `^(?:api://)?[{(]?${[8, 4, 4, 4, 12].map((digits) => `([0-9a-f]{${digits}})`).join('[-‐-―−]?')}[)}]?$`,
  'i',
);

/** Returns the text without white space. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

/** Returns a field’s value as it is needed, from what was typed or pasted (docs/product/enterprise-connection.md#mistakes). */
export function cleanedValue(field: Exclude<keyof ConnectionValues, 'domainAliases'>, typed: string): string {
  const value = unquoted(withoutSpaces(typed));
  const id = field === 'clientId' ? WRAPPED_ID.exec(value) : null;
  return id ? id.slice(1).join('-') : value;
}

function unquoted(text: string): string {
  return /^["'`“”„‟‘’‚«»‹›](.+)["'`“”„‟‘’‚«»‹›]$/.exec(text)?.[1] ?? text;
}

/** Returns the typed or pasted domain aliases, split at white space, commas and semicolons; lower case, without duplicates. */
export function parseDomainAliases(text: string): string[] {
  const aliases = text
    .toLowerCase()
    .split(/[\s,;]/)
    .filter((alias) => alias !== '')
    .map(unquoted);
  return [...new Set(aliases)];
}
