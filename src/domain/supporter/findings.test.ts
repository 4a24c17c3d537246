// What is inconsistent about a stack, and who fixes it where (docs/product/supporter.md#what-to-do).
import { describe, expect, it } from 'vitest';
import { t, textOf } from '../../messages/t';
import { findingsOf } from './findings';
import type { Incongruity } from './incongruity';
import type { ComparedField } from './sideBySide';

const reported = (field: string, said: Partial<Incongruity> = {}): Incongruity => ({
  field,
  expected: 'm5.large',
  actual: 't3.small',
  message: '',
  ...said,
});

const compared = (field: string, said: Partial<ComparedField> = {}): ComparedField => ({
  field,
  billing: '–',
  stack: '–',
  portal: '–',
  isContradiction: true,
  ...said,
});

describe('a difference reported by the vendor’s check', () => {
  it.each<[Incongruity, string]>([
    [reported('instance_type'), 'The machine is t3.small. It should be m5.large.'],
    [
      reported('region', { expected: 'eu-west-1', actual: 'us-east-1' }),
      'The instance runs in us-east-1, but eu-west-1 was ordered.',
    ],
    [reported('version', { expected: '24.1', actual: '23.4' }), 'Version is 23.4. It should be 24.1.'],
    // If a value is missing, the general wording is used.
    [reported('instance_type', { expected: '' }), 'Instance type is t3.small. It should be –.'],
    [reported('instance_type', { actual: '' }), 'Instance type is –. It should be m5.large.'],
    [
      reported('client_secret', { expected: 'one', actual: 'other' }),
      'Client secret is ********. It should be ********.',
    ],
    [
      reported('client_secret', { expected: 'one', actual: '' }),
      'Client secret is –. It should be ********.',
    ],
  ])('%o is described in plain language', (one, words) => {
    const [finding] = findingsOf([one], []);
    expect(finding?.field).toBe(one.field);
    expect(textOf(finding?.words)).toBe(words);
  });

  it.each([
    ['version', ' Please update. ', 'Please update.'],
    ['version', '', ''],
    ['client_secret', 'It is “hunter2”.', ''],
  ])('in the field %s with the vendor’s message %j shows %j', (field, message, said) => {
    expect(findingsOf([reported(field, { message })], [])[0]?.value).toBe(said);
  });
});

describe('a difference found by comparison', () => {
  it.each<[ComparedField, string]>([
    [
      compared('region', { billing: 'eu-west-1', stack: 'us-east-1' }),
      'Region: billing says eu-west-1, but the stack says us-east-1.',
    ],
    [
      compared('state', { stack: 'STOPPED' }),
      'The customer is told that the instance is ready, but its machine is STOPPED.',
    ],
    [compared('instance_id', { stack: 'i-1' }), 'Instance ID: the stack itself says i-1.'],
  ])('%o is described in plain language', (field, words) => {
    const [finding] = findingsOf([], [field]);
    expect(textOf(finding?.words)).toBe(words);
    expect(finding).toMatchObject({ field: field.field, value: '' });
  });

  it('follows the reported ones, and is listed once', () => {
    const fields = [
      compared('region'),
      compared('name', { isContradiction: false }),
      compared('version'),
      compared('state'),
    ];
    const found = findingsOf([reported('version'), reported('disk')], fields);
    expect(found.map(({ field }) => field)).toEqual(['version', 'disk', 'region', 'state']);
  });
});

describe('the remedy', () => {
  it.each([
    ['instance_type', 'instance', 'Resize instance'],
    ['expires_at', 'subscription', 'Extend trial'],
    ['state', 'access', 'Open remote desktop'],
    ['version', 'access', 'Open remote desktop'],
    ['public_ip', 'access', 'Open remote desktop'],
    ['tenant_domain', 'connection', 'See the enterprise connection'],
    ['domain_aliases', 'connection', 'See the enterprise connection'],
    ['client_id', 'connection', 'See the enterprise connection'],
    ['strategy', 'connection', 'See the enterprise connection'],
    ['customer_id', 'hierarchy', 'See the hierarchy'],
  ])('for %s is on this page, in the section “%s”: “%s”', (field, section, words) => {
    for (const finding of [...findingsOf([reported(field)], []), ...findingsOf([], [compared(field)])]) {
      expect(finding.mend?.section).toBe(section);
      expect(finding.mend && t(finding.mend.words)).toBe(words);
      expect(finding.who).toBeUndefined();
    }
  });

  it.each([
    ['region', 'The customer requests a move on the instance’s manage page, under “Region transfer”.'],
    ['subdomain', 'The customer changes it on the instance’s manage page, under “Subdomain”.'],
    ['fqdn', 'The customer changes it on the instance’s manage page, under “Subdomain”.'],
    ['disk', 'This can’t be fixed on this page. Pass it on, along with the summary.'],
  ])('for %s is elsewhere: “%s”', (field, words) => {
    for (const finding of [...findingsOf([reported(field)], []), ...findingsOf([], [compared(field)])]) {
      expect(finding.mend).toBeUndefined();
      expect(finding.who && t(finding.who)).toBe(words);
    }
  });
});
