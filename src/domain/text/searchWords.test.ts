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

it.each([
  ['cafe', 'Café am Markt'],
  ['Café', 'CAFE'],
  ['strasse lodz', 'Straße, Łódź'],
  ['acme‑hq', 'acme-hq'],
  ['acme-hq', 'acme–hq'],
  ['O’Brien', "o'brien"],
  ['ａｃｍｅ', 'acme'],
  [' https://Acme-hq.my-prtg.example/login.htm?a=b ', 'acme-hq.my-prtg.example'],
  ['http://acme.example:8443', 'acme.example'],
  ['acme.example/', 'acme.example'],
  ['Olga Owner <olga@acme.example>;', 'Olga Owner olga@acme.example'],
  ['mailto:olga@acme.example?subject=Hi', 'olga@acme.example'],
])('the pasted search %j finds %j', (typed, text) => {
  expect(searchFor(typed)?.(text)).toBe(true);
});

it.each(['', '  \t', '/ ;'])('the text %j is no search', (typed) => {
  expect(searchFor(typed)).toBeUndefined();
});
