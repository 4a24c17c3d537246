import { expect, it } from 'vitest';
import { withoutSecrets } from './withoutSecrets';

it.each([
  ['The server couldn’t be reached. Check your connection and try again.'],
  ['The server couldn’t complete this request (status code 500). Try again later.'],
  ['Try again at 14:05.'],
  ['“acme-hq” was cancelled. You pay €99.00 on 3 Dec 2026 – nothing else…'],
  ['Die Änderung wurde gespeichert.'],
])('withoutSecrets keeps “%s”', (sentence) => expect(withoutSecrets(sentence)).toBe(sentence));

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
])('withoutSecrets redacts “%s”', (sentence, left) => expect(withoutSecrets(sentence)).toBe(left));
