import { expect, it } from 'vitest';
import { withoutSecrets } from './withoutSecrets';

/** Short ones, ones with signs that mean something in a pattern, ones in others, capitals, several scripts. */
const NAMES = [
  'a',
  'io',
  'Sub',
  'acme-7',
  'acme-7 (EU) [x]',
  'C++ 101',
  '$1',
  'Büro-2',
  'ラボ3',
  'x@y',
  '',
  'PRTG XL1',
];

it.each([
  [
    'The server […] couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
  ],
  ['The server couldn’t complete this request (status code 500). Try again later.'],
  ['Try again at 14:05.'],
  ['“acme-hq” was cancelled. You pay €99.00 on 3 Dec 2026 – nothing else…'],
  ['Die Änderung wurde gespeichert.'],
  ['Subscription acme-7 created'],
  ['“acme-7” is taken. ACME-7, acme-7: (acme-7)…'],
  ['Subscription acme-7 (EU) [x] created'],
  ['C++ 101 and Büro-2, BÜRO-2 and ラボ3 for $1'],
  ['Subscription updated to PRTG XL1'],
  ['A subdomain is a label; io and substitution stay as they are.'],
  ['Successfully changed Timezone to (UTC+01:00) Amsterdam, Berlin. It’s 02:08 AM GMT-5 there.'],
  ['The 2nd of 3 file(s), e.g. instance_type v2, failed—try again: €1,234,567.89.'],
  ['Multifaktorauthentifizierung: Cafe\u0301 हिन्दी'],
])('withoutSecrets keeps “%s”', (sentence) => expect(withoutSecrets(sentence, NAMES)).toBe(sentence));

it.each([
  ['anna@acme.example is no user.', '[…] is no user.'],
  ['“anna@acme” is no user.', '[…] is no user.'],
  ['The secret kanarienvogel-7Q! is too short.', 'The secret […] is too short.'],
  ['Bearer eyJhbGciOi.eyJzdWIi.sig', 'Bearer […]'],
  ['See https://acme.example/x?token=1', 'See […]'],
  ['The domain acme.hosted.example is taken.', 'The domain […] is taken.'],
  ['Tr0ub4dor', '[…]'],
  ['0123456789', '[…]'],
  ['abcdefghijklmnopqrstuvwxyzabcdef', '[…]'],
  ['!!!!!!!!', '[…]'],
  ['x@y is no user.', '[…] is no user.'],
  ['The domain acme-7.hosted.example of acme-7x', 'The domain […] of […]'],
  ['mail anna@acme-7, or acme-7@acme.example', 'mail […] or […]'],
  ['acme-7Kana!Q of xacme-7', '[…] of […]'],
])('withoutSecrets redacts “%s”', (sentence, left) => expect(withoutSecrets(sentence, NAMES)).toBe(left));
