import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import { normaliseSubdomain, subdomainProblem, suggestSubdomain } from './subdomain';

const CHARACTERS = 'Use only the letters a to z, digits, and hyphens.';
const HYPHEN = 'A subdomain can’t start or end with a hyphen.';

describe('a subdomain', () => {
  it.each([
    ['acme', undefined],
    ['ac-me', undefined],
    ['4711', undefined],
    ['a--b', undefined],
    ['a'.repeat(60), undefined],
    ['', 'Enter a subdomain.'],
    ['abc', 'Enter at least 4 characters.'],
    ['a'.repeat(61), 'Enter at most 60 characters.'],
    ['-acme', HYPHEN],
    ['acme-', HYPHEN],
    ['Acme', CHARACTERS],
    ['ac me', CHARACTERS],
    ['ac.me', CHARACTERS],
    ['ac_me', CHARACTERS],
    ['acmé', CHARACTERS],
    [
      'aсme–hq',
      'Not possible in an address, even if it looks right: с (U+0441) and – (U+2013). Type it again on your keyboard.',
    ],
    ['acme\n', CHARACTERS],
  ])('%j has the error: %s', (text, problem) => {
    expect(textOf(subdomainProblem(text))).toBe(problem);
  });

  it.each([
    [' AcMe-1 ', 'acme-1'],
    ['acme', 'acme'],
    ['', ''],
  ])('typed as %j is sent as %s', (typed, sent) => {
    expect(normaliseSubdomain(typed)).toBe(sent);
  });
});

describe('the suggested subdomain', () => {
  const first = () => 0;
  it.each([
    ['olga@acme.com', 'acme-aaaa'],
    ['olga@Acme-Tools.DE', 'acme-tools-aaaa'],
    ['olga@eu.acme.com', 'acme-aaaa'],
    ['olga@acme.co.uk', 'acme-aaaa'],
    ['olga@co.uk', 'co-aaaa'],
    ['Olga.Owner+prtg@gmail.com', 'olga-owner-aaaa'],
    ['olga@web.de', 'olga-aaaa'],
    ['jörg@müller.de', 'muller-aaaa'],
    ['olga@localhost', 'olga-aaaa'],
    ['olga', 'olga-aaaa'],
    ['olga.owner', 'olga-owner-aaaa'],
    ['Olga@GMAIL.com ', 'olga-aaaa'],
    ['..olga..owner..@gmail.com', 'olga-owner-aaaa'],
    ['李@gmail.com', 'prtg-aaaa'],
    ['', 'prtg-aaaa'],
    [`olga@${'a'.repeat(54)}-tools.com`, `${'a'.repeat(54)}-aaaa`],
    [`olga@${'a'.repeat(80)}.com`, `${'a'.repeat(55)}-aaaa`],
  ])('for the e-mail address %s is %s', (email, subdomain) => {
    expect(suggestSubdomain(email, first)).toBe(subdomain);
  });

  it('ends in four random characters', () => {
    const numbers = [0, 0.5, 0.75, 0.999];
    expect(suggestSubdomain('olga@acme.com', () => numbers.shift() ?? 0)).toBe('acme-as19');
  });

  it('is always valid', () => {
    const address = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.string(), fc.constantFrom('@', '@-', '@gmail.com', '@a.b.c.'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, fc.double({ min: 0, max: 1 }), (email, number) => {
        const suggestion = suggestSubdomain(email, () => number);
        expect(subdomainProblem(suggestion)).toBeUndefined();
        expect(normaliseSubdomain(suggestion)).toBe(suggestion);
      }),
      { numRuns: 1000 },
    );
  });
});
