import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from './http';

const BASE = 'https://api.example.com/base/';

describe('at (builds a path from values)', () => {
  it.each([
    ['ab-1', '/customer/subscriptions/ab-1'],
    ['a/b', '/customer/subscriptions/a%2Fb'],
    ['a?b=c#d', '/customer/subscriptions/a%3Fb%3Dc%23d'],
    ['%2F', '/customer/subscriptions/%252F'],
    ['../x', '/customer/subscriptions/..%2Fx'],
    ['...', '/customer/subscriptions/...'],
    ['Zürich 1', '/customer/subscriptions/Z%C3%BCrich%201'],
    ['\\evil', '/customer/subscriptions/%5Cevil'],
  ])('encodes %s', (id, path) => {
    expect(at`/customer/subscriptions/${id}`.url).toBe(path);
  });

  it('encodes several values, none of which is in the pattern', () => {
    expect(at`/instance/${'st/1'}/upload/${'s3'}`).toEqual({
      url: '/instance/st%2F1/upload/s3',
      pattern: '/instance/{id}/upload/{id}',
    });
  });

  it.each(['', '.', '..', '\ud800', 'a\udc00b'])('throws for %j', (id) => {
    expect(() => at`/customer/subscriptions/${id}`).toThrow(new RangeError('Not a usable identifier.'));
  });

  it('encodes any value as exactly one path segment that decodes to the same value', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2F',
      '?',
      '#',
      '@',
      ':',
      ';',
      '\t',
      '\n',
      'é',
      '💡',
    );
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(
        id.filter((value) => !['', '.', '..'].includes(value)),
        (value) => {
          const url = new URL(`${BASE}x${at`/${value}/status`.url}`);
          const segments = url.pathname.split('/');
          const [, , , id = '', end, ...more] = segments;
          const stays = url.origin + url.search + url.hash === 'https://api.example.com';
          return stays && decodeURIComponent(id) === value && end === 'status' && more.length === 0;
        },
      ),
      { numRuns: 500 },
    );
  });
});
