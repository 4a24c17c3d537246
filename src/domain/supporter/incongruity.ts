// Where the vendor's systems disagree about a stack (docs/product/supporter.md#data-check).
import { t, type PlainKey } from '../../messages/t';
import { ABSENT, capitalWireLabel } from '../text/shown';

export type { Incongruity } from '../../wire/supporter';

/** The fields that the stack's page shows, by their names on that page. */
const KNOWN_FIELDS = new Map<string, PlainKey>([
  ['client_id', 'entraId.clientId'],
  ['contract_term_end', 'supporter.contractEnds'],
  ['customer_id', 'supporter.customerId'],
  ['domain_aliases', 'entraId.domainAliases'],
  ['expires_at', 'manage.trialEnds'],
  ['fqdn', 'overview.domain'],
  ['instance_id', 'supporter.instanceId'],
  ['instance_type', 'supporter.instanceType'],
  ['name', 'tables.name'],
  ['payment_at', 'dates.payment'],
  ['plan_id', 'plans.planLegend'],
  ['public_ip', 'supporter.publicIp'],
  ['region', 'fleet.region'],
  ['stack_status', 'supporter.stackStatus'],
  ['state', 'supporter.machineState'],
  ['strategy', 'supporter.strategy'],
  ['subdomain', 'forms.subdomain'],
  ['subscription_id', 'invoices.subscriptionId'],
  ['subscription_status', 'supporter.subscriptionStatus'],
  ['tenant_domain', 'entraId.tenantDomain'],
  ['version', 'supporter.version'],
]);

/** Returns a wire field's name: 'Instance type'. For an unknown field it is the wire name, without underscores. */
export function fieldName(field: string): string {
  const known = KNOWN_FIELDS.get(field);
  return known === undefined ? capitalWireLabel(field) : t(known);
}

/** True if a field's value may be a secret, which is masked wherever it would be shown or copied. */
export function isSecretField(field: string): boolean {
  return /secret|password|token|credential|private|api_?key/i.test(field);
}

/** Returns the value of a wire field in a record with camelCase keys, as text; '–' if there is none. */
export function fieldValue(record: object | null | undefined, field: string): string {
  const key = field.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  const value = new Map<string, unknown>(Object.entries(record ?? {})).get(key);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && value !== '' ? String(value) : ABSENT;
}
