// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire } from './answers';

describe('fromWire', () => {
  it.each<[string, unknown, unknown]>([
    ['a key of the wire', { plan_id: 'p' }, { planId: 'p' }],
    ['more than one underscore', { contract_term_end: 1 }, { contractTermEnd: 1 }],
    ['a part that is a number', { md5_base64: 'x', line_2: 'y' }, { md5Base64: 'x', line2: 'y' }],
    ['objects in objects', { a_b: { c_d: { e_f: 1 } } }, { aB: { cD: { eF: 1 } } }],
    ['objects in lists', { resources: [{ resource_id: 1 }] }, { resources: [{ resourceId: 1 }] }],
    ['lists in lists', [[{ a_b: 1 }]], [[{ aB: 1 }]]],
    ['values that look like keys', { status: 'not_ready' }, { status: 'not_ready' }],
    ['texts in lists', ['in_trial', 'EUR'], ['in_trial', 'EUR']],
    ['numbers and flags in lists', [1, true, { a_b: 2 }], [1, true, { aB: 2 }]],
    ['a null', { payment_at: null, name: 'n' }, { name: 'n' }],
    ['a null far inside', { a: { b_c: null, d: 0 } }, { a: { d: 0 } }],
    ['a null in a list, which stays an entry', [null, { a_b: null }], [null, {}]],
    ['false, 0 and the empty text', { a: false, b: 0, c: '' }, { a: false, b: 0, c: '' }],
    ['no object at all', 'not_ready', 'not_ready'],
    ['null', null, null],
    ['nothing', '', ''],
  ])('converts %s', (_what, wire, camel) => {
    expect(fromWire(wire)).toEqual(camel);
  });

  it.each([
    'eu-west-1',
    'MIB/',
    'lookups/custom/',
    'DisplayName',
    'SupportsDaylightSavingTime',
    'https://portal.example/can_have_trial',
    'planId',
    '_private',
    'trailing_',
    'A_b',
    'two words',
    '101',
    'GMT Standard Time',
  ])('doesn’t convert the key %s, which is data', (key) => {
    expect(fromWire({ [key]: { [key]: 1 } })).toEqual({ [key]: { [key]: 1 } });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'can’t set a prototype by the key %s',
    (key) => {
      const wire: unknown = JSON.parse(
        `{ "${key}": { "is_admin": true }, "in": { "${key}": { "is_admin": true } } }`,
      );
      const result = fromWire(wire) as object;
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      expect('isAdmin' in result).toBe(false);
      expect('isAdmin' in {}).toBe(false);
      expect(Object.keys(result)).toEqual(key === '__proto__' ? ['in'] : [key, 'in']);
    },
  );

  it('preserves the values and the shape of any JSON, and converts every snake_case key', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
    const key = fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('_')),
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'eu-west-1', 'MIB/'),
    );
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 6 },
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.array(fc.tuple(key, tie('json')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
      ),
    }));
    fc.assert(
      fc.property(json, (body) => {
        const wire: unknown = JSON.parse(JSON.stringify(body));
        const before = JSON.stringify(wire);
        const once = fromWire(wire);
        const wireNames = keysIn(once).filter((name) => /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name));
        const isUntouched = JSON.stringify(wire) === before;
        const isDone = JSON.stringify(fromWire(once)) === JSON.stringify(once);
        return isUntouched && isDone && wireNames.length === 0;
      }),
    );
  });

  it('converts 100,000 keys', () => {
    const wire = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, n) => [`key_no_${n}`, { sub_key: n }]),
    );
    const result = fromWire(wire) as Record<string, unknown>;
    expect(Object.keys(result)).toHaveLength(100_000);
    expect(result.keyNo99999).toEqual({ subKey: 99_999 });
  });

  it('truncates overlong texts at any depth', () => {
    const address = `https://files.example/${'x'.repeat(4000)}`;
    const [long, cut] = ['x'.repeat(10_000_000), `${'x'.repeat(9999)}…`];
    expect(fromWire({ a_name: [long], a_text: long, download_url: address })).toEqual({
      aName: [cut],
      aText: cut,
      downloadUrl: address,
    });
  });

  it('converts 1,000 nested levels', () => {
    let wire: unknown = { the_end: 1 };
    for (let level = 0; level < 1000; level += 1) wire = { next_level: wire };
    let result = fromWire(wire);
    for (let level = 0; level < 1000; level += 1) result = (result as { nextLevel: unknown }).nextLevel;
    expect(result).toEqual({ theEnd: 1 });
  });
});

/** Every key at every depth. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}
