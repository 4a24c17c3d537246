// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownPath, matchesPattern, paths, patterns } from './paths';

describe('a link', () => {
  it.each([
    [paths.overview(), '/overview'],
    [paths.signup(), '/signup'],
    [paths.newInstance(), '/new'],
    [paths.newInstance('a/b'), '/new?like=a%2Fb'],
    [paths.account(), '/account'],
    [paths.manage('ab-1'), '/manage/ab-1'],
    [paths.manage('ab-1', { scrollToSubscription: false }), '/manage/ab-1'],
    [paths.manage('ab-1', { scrollToSubscription: true }), '/manage/ab-1?scrollToSubscription=true'],
    [paths.invoices(), '/invoices'],
    [paths.dates(), '/dates'],
    [paths.support(), '/support'],
    [paths.upload(), '/upload'],
    [paths.upload('ab-1'), '/upload/ab-1'],
    [paths.entraId(), '/entra-id'],
    [paths.entraId('ab-1'), '/entra-id/ab-1'],
    [paths.prtgUsers(), '/prtg-users'],
    [paths.prtgUsers('ab-1'), '/prtg-users/ab-1'],
    [paths.dataSharing(), '/data-sharing-opt-in'],
    [paths.supporter(), '/supporter'],
    [paths.supporter('a&b=c d'), '/supporter?search=a%26b%3Dc%20d'],
    [paths.supporter('half of \uD83D'), '/supporter?search=half%20of%20%EF%BF%BD'],
    [paths.supporterStack('stack/1'), '/supporter/stacks/stack%2F1'],
    [paths.supporterCustomer('cus#1'), '/supporter/customers/cus%231'],
  ])('leads to %s', (link, address) => {
    expect(link).toBe(address);
  });

  it('contains any id as one path segment, which the router decodes', () => {
    const piece = fc.constantFrom('/', '\\', '..', '%2e', '%2F', '?', '#', '@', ' ', 'a', 'é', '💡');
    const id = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(piece).map((pieces) => pieces.join('')),
      )
      .filter((value) => !['', '.', '..'].includes(value));
    fc.assert(
      fc.property(id, (value) => {
        for (const link of [paths.manage(value), paths.upload(value), paths.supporterStack(value)]) {
          const url = new URL(link, 'https://portal.example');
          expect(url.origin + url.search + url.hash).toBe('https://portal.example');
          expect(isKnownPath(url.pathname)).toBe(true);
          expect(decodeURIComponent(url.pathname.split('/').at(-1) ?? '')).toBe(value);
        }
      }),
    );
  });
});

describe('the known paths', () => {
  it.each([
    '/',
    '/overview',
    '/new',
    '/account',
    '/account/',
    '/manage/ab-1',
    '/manage/a%2Fb',
    '/invoices',
    '/dates',
    '/support',
    '/upload',
    '/upload/ab-1',
    '/entra-id',
    '/entra-id/ab-1',
    '/prtg-users',
    '/prtg-users/ab-1',
    '/data-sharing-opt-in',
    '/supporter',
    '/supporter/stacks/s-1',
    '/supporter/customers/c-1',
  ])('include %s', (pathname) => {
    expect(isKnownPath(pathname)).toBe(true);
  });

  it.each([
    '',
    '/signup',
    '/manage',
    '/manage/',
    '/manage/a/b',
    '/nowhere',
    '/overview/x',
    '/accounts',
    '/new.html',
    'overview',
    '/supporter/stacks',
    '//overview',
  ])('don’t include %j', (pathname) => {
    expect(isKnownPath(pathname)).toBe(false);
  });

  it('match one pattern each', () => {
    const all = Object.values(patterns);
    for (const pattern of all) {
      const address = pattern.replace(/:\w+/g, 'x');
      expect(all.filter((one) => matchesPattern(one, address))).toEqual([pattern]);
    }
  });
});
