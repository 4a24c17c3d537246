// What doesn't fit about a stack, in plain words, and which part of its page mends it
// (docs/product/supporter.md#what-to-do).
import { message, type Message, type PlainKey } from '../../messages/t';
import { ABSENT } from '../text/absent';
import { SECRET_MASK } from '../connections/connection';
import { fieldName, isSecretField, type Incongruity } from './incongruity';
import type { ComparedField } from './sideBySide';

/** A section of the stack's page, by its id, and what is done there. */
export interface Mend {
  section: 'access' | 'instance' | 'subscription' | 'connection' | 'hierarchy';
  words: PlainKey;
}

export interface Finding {
  field: string;
  words: Message;
  /** The vendor's own words, as they came; '' where there are none. */
  said: string;
  /** Where it is mended here; */
  mend: Mend | undefined;
  /** or, where it isn't, who does. */
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

/** What isn't mended here: by the customer, or by whoever gets the ticket. */
const OTHERS = new Map<string, PlainKey>([
  ['fqdn', 'supporter.customerChangesSubdomain'],
  ['region', 'supporter.customerAsksForTransfer'],
  ['subdomain', 'supporter.customerChangesSubdomain'],
]);

/** Returns what the vendor's check reports, as it came in order, and then the contradictions that it doesn't report. */
export function findingsOf(reported: readonly Incongruity[], fields: readonly ComparedField[]): Finding[] {
  const found = fields.filter(
    ({ field, isContradiction }) => isContradiction && !reported.some((one) => one.field === field),
  );
  return [
    ...reported.map(({ field, expected, actual, message: said }) => ({
      ...wayOutOf(field),
      field,
      words: message('supporter.reported', {
        // Of what isn't there, only that can be said.
        field: expected === '' || actual === '' ? '' : field,
        name: fieldName(field),
        expected: valueOf(field, expected),
        actual: valueOf(field, actual),
      }),
      // It may say the secret.
      said: isSecretField(field) ? '' : said.trim(),
    })),
    ...found.map(({ field, billing, stack }) => ({
      ...wayOutOf(field),
      field,
      words:
        billing === ABSENT
          ? message('supporter.stackContradicts', { field, name: fieldName(field), stack })
          : message('supporter.contradicts', { name: fieldName(field), billing, stack }),
      said: '',
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
