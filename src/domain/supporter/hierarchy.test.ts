// The tree of distributors, resellers and customers.
import { expect, it } from 'vitest';
import { nameIn, wayTo, type Branch } from './hierarchy';

const branch = (id: string, ...items: Branch[]): Branch => ({
  id,
  name: `The ${id}`,
  type: '',
  children: { items, skipped: 0 },
});
const TREE = branch('top', branch('left'), branch('right', branch('leaf')));

it.each([
  ['top', ['top']],
  ['leaf', ['top', 'right', 'leaf']],
  ['gone', []],
])('the path to the customer %s in the hierarchy', (id, way) => {
  expect(wayTo(id, TREE).map((one) => one.id)).toEqual(way);
});

it('a customer in the hierarchy is shown by name, or else by id', () => {
  expect(nameIn(TREE, 'leaf')).toBe('The leaf');
  expect(nameIn(TREE, 'gone')).toBe('gone');
  expect(nameIn(undefined, 'leaf')).toBe('leaf');
  expect(nameIn({ ...TREE, name: '' }, 'top')).toBe('top');
});
