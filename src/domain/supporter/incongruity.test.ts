// A field's name, its value in a record, and whether it may be secret.
import { expect, it } from 'vitest';
import { fieldName, isSecretField, fieldValue } from './incongruity';

it.each([
  [{ instanceType: 't3.small' }, 'instance_type', 't3.small'],
  [{ totalDues: 0 }, 'total_dues', '0'],
  [{ region: '' }, 'region', '–'],
  [{ isReady: true }, 'is_ready', 'true'],
  [{ options: {} }, 'options', '–'],
  [{ part2Of3: 'x' }, 'part_2_of_3', 'x'],
  [{ part2: 'x' }, 'part_2', 'x'],
  [{}, 'constructor', '–'],
  [null, 'region', '–'],
  [undefined, 'region', '–'],
])('in %j, the value of the field %s is “%s”', (record, field, said) => {
  expect(fieldValue(record, field)).toBe(said);
});

it('a field’s name is shown in plain language', () => {
  expect(fieldName('instance_type')).toBe('Instance type');
  expect(fieldName('region')).toBe('Region');
  expect(fieldName('public_ip')).toBe('Public IP');
  expect(fieldName('total_dues')).toBe('Total dues');
  expect(fieldName('_last_seen_at_')).toBe('Last seen at');
  expect([fieldName(''), fieldName('__')]).toEqual(['–', '–']);
});

it.each([
  ['client_secret', true],
  ['admin_password', true],
  ['access_token', true],
  ['credentials', true],
  ['private_key', true],
  ['apikey', true],
  ['API_KEY', true],
  ['client_id', false],
  ['region', false],
])('the field %s can hold a secret: %s', (field, secret) => {
  expect(isSecretField(field)).toBe(secret);
});
