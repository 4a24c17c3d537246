import { describe, expect, it } from 'vitest';
import { finderOf } from './finder';

const NAMES = [
  'acme-hq acme-hq.my-prtg.example sub-1',
  'globex-lab globex.my-prtg.example sub-2',
  'Zürich Süd',
  'Север',
];
const find = finderOf(NAMES, (name) => name);

describe('the search', () => {
  it.each([
    ['a part', 'hq', 'acme-hq acme-hq.my-prtg.example sub-1'],
    ['an id', 'sub-2', 'globex-lab globex.my-prtg.example sub-2'],
    ['capitals', 'ACME', 'acme-hq acme-hq.my-prtg.example sub-1'],
    ['two words the other way round', 'lab globex', 'globex-lab globex.my-prtg.example sub-2'],
    ['a missing letter', 'glbex', 'globex-lab globex.my-prtg.example sub-2'],
    ['a wrong letter', 'glabex', 'globex-lab globex.my-prtg.example sub-2'],
    ['two letters swapped', 'golbex', 'globex-lab globex.my-prtg.example sub-2'],
    ['no accents', 'zurich', 'Zürich Süd'],
    ['accents', 'süd', 'Zürich Süd'],
    ['accents that stand alone', 'süd'.normalize('NFD'), 'Zürich Süd'],
    ['another script', 'сев', 'Север'],
  ])('forgives %s', (_what, typed, first) => expect(find(typed, 5)[0]).toBe(first));

  it('finds accents that stand alone', () => {
    const decomposed = 'Zürich'.normalize('NFD');
    expect(finderOf([decomposed], (name) => name)('zürich', 5)).toEqual([decomposed]);
  });
  it('finds nothing for what isn’t there', () => expect(find('qqqq', 5)).toEqual([]));
  it('gives all for nothing, so many at most', () => expect(find('  ', 2)).toEqual(NAMES.slice(0, 2)));
});
