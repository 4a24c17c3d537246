import { expect, it } from 'vitest';
import { foundIn, searchFor } from './searchWords';

const CITIES = ['Frankfurt am Main', 'Frankfurt an der Oder', 'Oderberg'];

it.each([
  ['', CITIES],
  ['  ', CITIES],
  ['frank', ['Frankfurt am Main', 'Frankfurt an der Oder']],
  ['ODER frank', ['Frankfurt an der Oder']],
  [' oder\tfrankfurt ', ['Frankfurt an der Oder']],
  ['berlin', []],
])('the search %j finds %j', (typed, found) => {
  expect(foundIn(CITIES, typed, (city) => city)).toEqual(found);
});

it('the search treats composed and decomposed accents as equal', () => {
  const [composed, apart] = ['Gerät'.normalize('NFC'), 'GERÄT'.normalize('NFD')];
  expect(foundIn([composed], apart, (text) => text)).toEqual([composed]);
  expect(foundIn([apart], composed, (text) => text)).toEqual([apart]);
});

it.each(['', '  \t'])('the text %j is no search', (typed) => {
  expect(searchFor(typed)).toBeUndefined();
});
