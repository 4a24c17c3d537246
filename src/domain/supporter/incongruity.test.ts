// What the vendor's systems say of a field.
import { expect, it } from 'vitest';
import { fieldName, saidOf } from './incongruity';

it.each([
  [{ instanceType: 't3.small' }, 'instance_type', 't3.small'],
  [{ totalDues: 0 }, 'total_dues', '0'],
  [{ region: '' }, 'region', '–'],
  [{ options: {} }, 'options', '–'],
  [{}, 'constructor', '–'],
  [null, 'region', '–'],
  [undefined, 'region', '–'],
])('%j of %s: %s', (record, field, said) => {
  expect(saidOf(record, field)).toBe(said);
});

it('a field in words', () => {
  expect(fieldName('instance_type')).toBe('Instance type');
  expect(fieldName('region')).toBe('Region');
  expect(fieldName('public_ip')).toBe('Public IP');
  expect(fieldName('total_dues')).toBe('Total dues');
});
