// The arrow keys in a table of radio buttons: left and right work as in any radio group, up and down stay in the column. At
// the ends of a column the browser's own order applies, so that every button can be reached.
import type { KeyboardEvent } from 'react';

/** A `keydown` handler for the table, whose rows must all have the same number of cells. */
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
