import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeHttps, leaveTo, safeReturnTo } from './returnTo';

const ORIGIN = 'https://portal.example';
const goTo = (value: unknown) => safeReturnTo(value, ORIGIN);

describe('an unsafe return address', () => {
  const addresses = [
    '//evil.com',
    '//portal.example/account',
    '/\\evil.com',
    '\\/evil.com',
    '/\t/evil.com',
    'https:evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.com',
    '/a/..//evil.com',
    '/./\\evil.com',
    '/.//evil.com',
    '/%2e%2e//evil.com',
    '/x/%2e%2e//evil.com',
    '///evil.com',
    '/%0d%0aSet-Cookie:x',
    '/'.padEnd(10_240, 'x'),
    '/account?x='.padEnd(2049, 'x'),
    '?code=abc&state=xyz',
    '/%2fevil.com',
    '/%5cevil.com',
    '/%E0%A4%A',
    '/manage/a%00',
    'manage/ab-1',
    'https://portal.example/account',
    ' /account',
    '/account\n',
    '',
  ];
  it.each(addresses)('%j leads to /', (address) => {
    expect(goTo(address)).toBe('/');
  });

  it.each([undefined, null, 7, {}, ['/account'], { toString: () => '/account' }, Object('/account')])(
    'that isn’t a string, %j, leads to /',
    (value) => {
      expect(goTo(value)).toBe('/');
    },
  );

  it('leads to / if the origin is invalid', () => {
    expect(safeReturnTo('/account', 'nowhere')).toBe('/');
  });
});

describe('a safe return address', () => {
  it.each([
    '/',
    '/account',
    '/manage/ab-1?scrollToSubscription=true#x',
    '/support?topic=a%2Fb',
    '/support?next=https://evil.com&x=//evil.com',
    '/support?a=1&a=2&b',
    '/manage/a%20b',
    '/account#//evil.com',
    '/account?x='.padEnd(2048, 'x'),
    '/overview?view=table&&state=failed',
  ])('%s is kept', (address) => {
    expect(goTo(address)).toBe(address);
  });

  it.each([
    ['/?code=abc&state=xyz', '/'],
    ['/?error=access_denied&error_description=no&x=1', '/?x=1'],
    ['/?a=%2F&code=1&%73tate=2&b=+#x', '/?a=%2F&b=+#x'],
    ['/.//../?code=1&state=2', '/'],
    ['/overview/../?code=1&state=2&iss=https://id.example', '/'],
  ])('%s, which is a login callback, becomes %s without the login’s parameters', (address, kept) => {
    expect(goTo(address)).toBe(kept);
  });

  it.each([
    '/overview?error=access_denied&error_description=no&x=1',
    '/overview?state=failed&error=denied',
    '/manage/ab-1?a=%2F&code=1&%73tate=2&b=+#x',
    '/account?code=abc&state=xyz',
    // At the root only both together are a callback.
    '/?code=SUMMER',
    '/?state=failed',
    '/?id=hp-1&state=failed&error=card_declined',
    '/?view=table&id=hp-1&state=succeeded',
    '/?state=failed&iss=1',
  ])('%s, which isn’t a login callback, keeps its parameters', (address) => {
    expect(goTo(address)).toBe(address);
  });
});

describe('with any combination of URL parts', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2e%2e', '%2f', '%5c', '@', ':', '?', '#', '&', '='],
    ...['evil.com', 'https:', 'http:', 'javascript:', 'account', 'manage', 'code=1', 'state'],
    ...[
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '%00',
      '%0d%0a',
      '%E0',
      '\u3002',
      '\uff0f',
      '[',
      ']',
      '443',
      'portal.example',
    ],
  );
  const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const rooted = address.map((rest) => `/${rest}`);

  it('the return address stays on the portal’s site', () => {
    fc.assert(
      fc.property(fc.oneof(address, rooted), (value) => {
        const result = goTo(value);
        const url = new URL(result, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(result).toMatch(/^\/(?![/\\])/);
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(goTo(result)).toBe(result);
      }),
      { numRuns: 5000 },
    );
  });

  it('the support address stays on the configured site', () => {
    const base = new URL('https://help.example:8443/portal?lang=en');
    fc.assert(
      fc.property(address, (query) => {
        const url = new URL(leaveTo(base.href, query));
        expect([url.origin, url.pathname, url.username]).toEqual([base.origin, base.pathname, '']);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the support site’s address', () => {
  it.each([
    ['https://help.example', '?topic=a%2Fb', 'https://help.example/?topic=a%2Fb'],
    ['https://help.example/portal', 'topic=1', 'https://help.example/portal?topic=1'],
    ['https://help.example/portal?lang=en', '?topic=1', 'https://help.example/portal?lang=en&topic=1'],
    ['https://help.example/portal', 'topic=why?', 'https://help.example/portal?topic=why?'],
    ['https://help.example/portal', '', 'https://help.example/portal'],
    ['https://help.example/portal', '?@evil.com/..//x#y', 'https://help.example/portal?@evil.com/..//x%23y'],
  ])('%s with the query %s is %s', (base, query, address) => {
    expect(leaveTo(base, query)).toBe(address);
  });
});

describe('an external address', () => {
  it.each([
    ['https://files.example/invoice.pdf?x=1', true],
    ['http://files.example/invoice.pdf', false],
    ['http://localhost:4400/invoice.pdf', false],
    ['https://user:secret@files.example/', false],
    ['https://user@files.example/', false],
    ['https://:secret@files.example/', false],
    ['https://portal.example@evil.com/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['blob:https://portal.example/1', false],
    ['//files.example/x', false],
    ['/invoice.pdf', false],
    ['', false],
    [undefined, false],
    [null, false],
    [{ href: 'https://files.example' }, false],
    [new URL('https://files.example/'), false],
  ])('%s can be opened: %s', (address, safe) => {
    expect(isSafeHttps(address)).toBe(safe);
    expect(isSafeHttps(address, ORIGIN)).toBe(safe);
  });

  it.each([
    ['http://localhost:4400/invoice.pdf', 'http://localhost:5173', true],
    ['http://127.0.0.1:4400/invoice.pdf', 'http://localhost:5173', true],
    ['http://localhost:4400/invoice.pdf', 'http://127.0.0.1:5173', true],
    ['http://[::1]:4400/invoice.pdf', 'http://[::1]:5173', true],
    ['http://127.0.0.1:4400/invoice.pdf', 'https://portal.example', false],
    ['http://127.0.0.1.evil.com/', 'http://127.0.0.1:5173', false],
    ['http://evil.com/invoice.pdf', 'http://localhost:5173', false],
    ['http://localhost.evil.com/', 'http://localhost:5173', false],
    ['ftp://localhost/', 'http://localhost:5173', false],
    ['http://localhost:4400/', 'nowhere', false],
  ])('%s can be opened from %s: %s', (address, page, safe) => {
    expect(isSafeHttps(address, page)).toBe(safe);
  });
});
