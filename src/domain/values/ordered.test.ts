import { expect, it } from 'vitest';
import { ordered } from './ordered';

it.each([
  [
    ['Stack-10', 'stack-2', 'stack-007', 'stack-1'],
    ['stack-1', 'stack-2', 'stack-007', 'Stack-10'],
  ],
  [
    ['bären', 'Äpfel', 'Zebra', 'Apfel-1'],
    ['Äpfel', 'Apfel-1', 'bären', 'Zebra'],
  ],
  [
    ['Zebra', 'Ærø', 'adler', 'Aegir', 'Afrika'],
    ['adler', 'Aegir', 'Ærø', 'Afrika', 'Zebra'],
  ],
  [
    ['Özil', 'Oslo', 'Øst', 'Œuvre', 'Odense', 'Zug'],
    ['Odense', 'Œuvre', 'Oslo', 'Øst', 'Özil', 'Zug'],
  ],
  [
    ['Łódź', 'Lyon', 'Lima', 'Đakovo', 'Dublin', 'Delft', 'Ζ'],
    ['Đakovo', 'Delft', 'Dublin', 'Lima', 'Łódź', 'Lyon', 'Ζ'],
  ],
  [
    ['Strasse 2', 'Straße 10', 'STRAẞE 1', 'Þing', 'Thor', 'Tom', 'Ísafjörður', 'Ilmenau', 'ıspanak'],
    ['Ilmenau', 'Ísafjörður', 'ıspanak', 'STRAẞE 1', 'Strasse 2', 'Straße 10', 'Thor', 'Tom', 'Þing'],
  ],
  [
    ['10.0.0.12', '10.0.0.2', '9.1.1.1'],
    ['9.1.1.1', '10.0.0.2', '10.0.0.12'],
  ],
  [
    ['INV-20260000000000000012', 'INV-20260000000000000003', 'INV-0', 'INV-'],
    ['INV-', 'INV-0', 'INV-20260000000000000003', 'INV-20260000000000000012'],
  ],
  [
    ['b', 'a2', 'a', '2', ''],
    ['', '2', 'a', 'a2', 'b'],
  ],
])('natural sorting respects numbers, capitals and accents: %j', (texts, order) => {
  const rows = texts.map((text) => ({ text }));
  expect(ordered(rows, [({ text }) => text]).map(({ text }) => text)).toEqual(order);
});

const rows = [
  { id: 1, text: 'B', amount: 5 },
  { id: 2, text: 'a', amount: 300 },
  { id: 3, text: 'b', amount: -40 },
  { id: 4, text: 'A', amount: 5 },
];
type Row = (typeof rows)[number];
const text = (row: Row) => row.text;
const amount = (row: Row) => row.amount;

it.each([
  ['by a text, and equal rows keep their order', [text], false, [2, 4, 1, 3]],
  ['in descending order, and equal rows keep their order', [text], true, [1, 3, 2, 4]],
  ['by a number', [amount], false, [3, 1, 4, 2]],
  ['by a text, then by a number', [text, amount], false, [4, 2, 3, 1]],
  ['by both, in descending order', [text, amount], true, [1, 3, 2, 4]],
  ['by no key', [], true, [1, 2, 3, 4]],
])('rows are sorted %s', (_what, keys, isDescending, ids) => {
  expect(ordered(rows, keys, isDescending).map(({ id }) => id)).toEqual(ids);
});
