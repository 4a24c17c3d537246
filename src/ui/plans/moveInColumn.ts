// The arrow keys in a table of radio buttons: left and right are the browser's own, up and down stay in the column. At its
// ends the browser's order goes on, so that every button is reached.
import type { KeyboardEvent } from 'react';

/** For the table; its rows have equally many cells. */
export function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey) return;
  const cell = (target as Element).closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const rows = [...(row.parentElement?.children ?? [])];
  const here = rows.indexOf(row);
  const ahead = key === 'ArrowDown' ? rows.slice(here + 1) : rows.slice(0, here).reverse();
  for (const other of ahead) {
    const radio = other.children[cell.cellIndex]?.querySelector('input');
    if (!radio) continue;
    event.preventDefault();
    radio.focus();
    radio.click();
    return;
  }
}
