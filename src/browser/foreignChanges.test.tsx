import { render, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { tolerateForeignChanges } from './foreignChanges';

beforeAll(tolerateForeignChanges);

const List = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const CHANGES: [string, (item: Element) => void][] = [
  [
    'wrapped',
    (item) => {
      const wrapper = document.createElement('div');
      item.replaceWith(wrapper);
      wrapper.append(item);
    },
  ],
  ['moved elsewhere', (item) => document.body.append(item)],
  ['removed', (item) => item.remove()],
];

describe.each(CHANGES)('an element that somebody else has %s', (what, change) => {
  it('can go', () => {
    const { container, rerender } = render(<List names={['a', 'b', 'c']} />);
    change(within(container).getByText('b'));
    rerender(<List names={['a', 'c']} />);
    expect(container).toHaveTextContent('ac');
    expect(document.body).not.toHaveTextContent('b');
  });

  it('can get a neighbour', () => {
    const { container, rerender } = render(<List names={['a', 'c', 'd']} />);
    change(within(container).getByText('c'));
    rerender(<List names={['a', 'b', 'c', 'd']} />);
    expect(container.textContent).toBe({ wrapped: 'abcd', 'moved elsewhere': 'adb', removed: 'adb' }[what]);
  });
});
