// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listOf, id, idIfAny, maybe, recordOf, textOrNone } from './schema';

const entry = v.object({
  id,
  otherId: idIfAny,
  name: maybe(v.string()),
  price: maybe(v.number()),
  note: textOrNone,
});
const read = (body: unknown) => v.parse(listOf(entry), body);

describe('listOf', () => {
  it.each<[string, unknown, object]>([
    [
      'a whole entry',
      { id: 'a', name: 'n', price: 1, note: 'x' },
      { id: 'a', name: 'n', price: 1, note: 'x' },
    ],
    ['absent fields', { id: 'a' }, { id: 'a', note: '' }],
    ['malformed fields', { id: 'a', name: 7, price: '1', note: {} }, { id: 'a', note: '' }],
    ['nulls', { id: 'a', name: null, price: null, note: null }, { id: 'a', note: '' }],
    ['unknown keys', { id: 'a', more: 1 }, { id: 'a', note: '' }],
    ['an integer for an id, which becomes a string', { id: 7 }, { id: '7', note: '' }],
    ['0 for an id', { id: 0 }, { id: '0', note: '' }],
    ['an integer for another record’s id', { id: 'a', otherId: 8 }, { id: 'a', otherId: '8', note: '' }],
    ['an empty id of another record', { id: 'a', otherId: '' }, { id: 'a', note: '' }],
  ])('accepts %s', (_what, body, item) => {
    expect(read([body])).toEqual({ items: [item], skipped: 0 });
  });

  it.each<[string, unknown]>([
    ['no id', { name: 'n' }],
    ['null for an id', { id: null }],
    ['a fraction for an id', { id: 7.5 }],
    ['an unsafe integer for an id', { id: 2 ** 53 }],
    ['an object for an id', { id: {} }],
    ['an empty id', { id: '' }],
    ['null instead of an object', null],
    ['a string instead of an object', 'a'],
    ['a list instead of an object', []],
  ])('skips and counts an entry with %s', (_what, body) => {
    expect(read([{ id: 'a' }, body, { id: 'b' }])).toEqual({
      items: [
        { id: 'a', note: '' },
        { id: 'b', note: '' },
      ],
      skipped: 1,
    });
  });

  it.each([{}, { items: [] }, null, undefined, 'a', 7])('rejects %j, which isn’t a list', (body) => {
    expect(() => read(body)).toThrow();
  });

  it('accepts an empty list', () => expect(read([])).toEqual({ items: [], skipped: 0 }));
});

describe('recordOf', () => {
  const record = recordOf(v.number());

  it('accepts an object whose keys are data', () => {
    expect(v.parse(record, { 'MIB/': 1 })).toEqual({ 'MIB/': 1 });
    expect(v.parse(record, {})).toEqual({});
  });

  it.each([[[]], [[1]], [null], ['a']])('rejects %j', (body) => {
    expect(() => v.parse(record, body)).toThrow();
  });
});
