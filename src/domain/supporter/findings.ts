// What is inconsistent about a stack, in plain words, and which section of its page fixes it
// (docs/product/supporter.md#what-to-do).
import { message, type Message, type PlainKey } from '../../messages/t';
import { ABSENT, SECRET_MASK } from '../text/shown';
import { fieldName, isSecretField, type Incongruity } from './incongruity';
import type { ComparedField } from './sideBySide';

/** A section of the stack's page, by its id, and the action to take there. */
export interface Mend {
  section: 'access' | 'instance' | 'subscription' | 'connection' | 'hierarchy';
  words: PlainKey;
}

/** One inconsistency, and how or by whom it can be fixed. */
export interface Finding {
  field: string;
  words: Message;
  /** The vendor's own message; '' if there is none, or if it may contain a secret. */
  value: string;
  /** Where staff fix it on this page; undefined if they can't. */
  mend: Mend | undefined;
  /** Who fixes it if staff can't; undefined if `mend` is set. */
  who: PlainKey | undefined;
}

const MENDS = new Map<string, Mend>([
  ['instance_type', { section: 'instance', words: 'supporter.resizeInstance' }],
  ['expires_at', { section: 'subscription', words: 'supporter.extendTrial' }],
  ['state', { section: 'access', words: 'supporter.openDesktop' }],
  ['version', { section: 'access', words: 'supporter.openDesktop' }],
  ['public_ip', { section: 'access', words: 'supporter.openDesktop' }],
  ['client_id', { section: 'connection', words: 'supporter.seeConnection' }],
  ['domain_aliases', { section: 'connection', words: 'supporter.seeConnection' }],
  ['strategy', { section: 'connection', words: 'supporter.seeConnection' }],
  ['tenant_domain', { section: 'connection', words: 'supporter.seeConnection' }],
  ['customer_id', { section: 'hierarchy', words: 'supporter.seeHierarchy' }],
]);

/** Fields that the customer fixes. A field in neither map goes to whoever gets the ticket. */
const OTHERS = new Map<string, PlainKey>([
  ['fqdn', 'supporter.customerChangesSubdomain'],
  ['region', 'supporter.customerAsksForTransfer'],
  ['subdomain', 'supporter.customerChangesSubdomain'],
]);

/** Returns what the vendor's check reports, in its order, and then the contradictions that it doesn't report. */
export function findingsOf(reported: readonly Incongruity[], fields: readonly ComparedField[]): Finding[] {
  const found = fields.filter(
    ({ field, isContradiction }) => isContradiction && !reported.some((one) => one.field === field),
  );
  return [
    ...reported.map(({ field, expected, actual, message: text }) => ({
      ...wayOutOf(field),
      field,
      words: message('supporter.reported', {
        // The wording for a specific field needs both values: if one is missing, the general wording is used.
        field: expected === '' || actual === '' ? '' : field,
        name: fieldName(field),
        expected: valueOf(field, expected),
        actual: valueOf(field, actual),
      }),
      // The vendor's message may contain the secret.
      value: isSecretField(field) ? '' : text.trim(),
    })),
    ...found.map(({ field, billing, stack }) => ({
      ...wayOutOf(field),
      field,
      words:
        billing === ABSENT
          ? message('supporter.stackContradicts', { field, name: fieldName(field), stack })
          : message('supporter.contradicts', { name: fieldName(field), billing, stack }),
      value: '',
    })),
  ];
}

function valueOf(field: string, value: string): string {
  if (value === '') return ABSENT;
  return isSecretField(field) ? SECRET_MASK : value;
}

function wayOutOf(field: string): Pick<Finding, 'mend' | 'who'> {
  const mend = MENDS.get(field);
  return { mend, who: mend ? undefined : (OTHERS.get(field) ?? 'supporter.handOn') };
}
