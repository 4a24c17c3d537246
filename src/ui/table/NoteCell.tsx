// A note about a row, such as why its action failed: below its other cells, as wide as all of them together.
import type { ReactNode } from 'react';
import { CELL } from './tableRoles';

/** The cell; for a table's `noteOf`. */
export function NoteCell({ children }: { children: ReactNode }) {
  return (
    <td {...CELL} data-note="">
      {children}
    </td>
  );
}
