// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listOf } from './lists';
import { id, idIfAny, maybe, recordOf, textOrNone } from './schema';

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
    ['keys nobody knows', { id: 'a', more: 1 }, { id: 'a', note: '' }],
    ['an integer for an id, which becomes a text', { id: 7 }, { id: '7', note: '' }],
    ['0 for an id', { id: 0 }, { id: '0', note: '' }],
    ['an integer for another’s id', { id: 'a', otherId: 8 }, { id: 'a', otherId: '8', note: '' }],
    ['an empty id of another', { id: 'a', otherId: '' }, { id: 'a', note: '' }],
  ])('takes %s', (_what, body, item) => {
    expect(read([body])).toEqual({ items: [item], leftOut: 0 });
  });

  it.each<[string, unknown]>([
    ['no id', { name: 'n' }],
    ['null for an id', { id: null }],
    ['a fraction for an id', { id: 7.5 }],
    ['a number for an id that no integer stands for', { id: 2 ** 53 }],
    ['an object for an id', { id: {} }],
    ['an empty id', { id: '' }],
    ['null', null],
    ['a text', 'a'],
    ['a list', []],
  ])('leaves out what has %s, and counts it', (_what, body) => {
    expect(read([{ id: 'a' }, body, { id: 'b' }])).toEqual({
      items: [
        { id: 'a', note: '' },
        { id: 'b', note: '' },
      ],
      leftOut: 1,
    });
  });

  it.each([{}, { items: [] }, null, undefined, 'a', 7])('refuses %j, which is no list', (body) => {
    expect(() => read(body)).toThrow();
  });

  it('takes the empty list', () => expect(read([])).toEqual({ items: [], leftOut: 0 }));
});

describe('recordOf', () => {
  const record = recordOf(v.number());

  it('takes an object whose keys are data', () => {
    expect(v.parse(record, { 'MIB/': 1 })).toEqual({ 'MIB/': 1 });
    expect(v.parse(record, {})).toEqual({});
  });

  it.each([[[]], [[1]], [null], ['a']])('refuses %j', (body) => {
    expect(() => v.parse(record, body)).toThrow();
  });
});
