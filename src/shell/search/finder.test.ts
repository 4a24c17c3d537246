import { describe, expect, it } from 'vitest';
import { finderOf } from './finder';

const NAMES = [
  'acme-hq acme-hq.my-prtg.example sub-1',
  'globex-lab globex.my-prtg.example sub-2',
  'Zürich Süd',
  'Север',
];
const find = finderOf(NAMES, (name) => name);

describe('the fuzzy search', () => {
  it.each([
    ['part of a word', 'hq', 'acme-hq acme-hq.my-prtg.example sub-1'],
    ['an id', 'sub-2', 'globex-lab globex.my-prtg.example sub-2'],
    ['capitals', 'ACME', 'acme-hq acme-hq.my-prtg.example sub-1'],
    ['two words in reverse order', 'lab globex', 'globex-lab globex.my-prtg.example sub-2'],
    ['a missing letter', 'glbex', 'globex-lab globex.my-prtg.example sub-2'],
    ['a wrong letter', 'glabex', 'globex-lab globex.my-prtg.example sub-2'],
    ['two letters swapped', 'golbex', 'globex-lab globex.my-prtg.example sub-2'],
    ['no accents', 'zurich', 'Zürich Süd'],
    ['accents', 'süd', 'Zürich Süd'],
    ['decomposed accents', 'süd'.normalize('NFD'), 'Zürich Süd'],
    ['another script', 'сев', 'Север'],
    ['a pasted address', 'https://globex.my-prtg.example/', 'globex-lab globex.my-prtg.example sub-2'],
    ['typographic hyphens', 'acme‑hq', 'acme-hq acme-hq.my-prtg.example sub-1'],
  ])('tolerates %s', (_what, typed, first) => expect(find(typed, 5)[0]).toBe(first));

  it('finds decomposed accents', () => {
    const decomposed = 'Zürich'.normalize('NFD');
    expect(finderOf([decomposed], (name) => name)('zürich', 5)).toEqual([decomposed]);
  });
  it('finds nothing for an unknown text', () => expect(find('qqqq', 5)).toEqual([]));
  it('returns everything, up to the limit, for an empty text', () =>
    expect(find('  ', 2)).toEqual(NAMES.slice(0, 2)));
});
