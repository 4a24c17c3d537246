// Plans as a table of size by term, each cell a radio button (docs/product/plans.md#matrix).
import Box from '@mui/material/Box';
import { useId, type KeyboardEvent } from 'react';
import type { PlanMatrix } from '../../domain/plans/planMatrix';
import { visuallyHidden } from '../content/styles';
import { PlanRadio, type PlanRadioGroup } from './PlanRadio';
import { termLabel } from './termLabel';
import { t } from '../../messages/t';

interface PlanTableProps {
  /** The table's accessible name: an element's id, or a text. */
  label: { 'aria-labelledby': string } | { 'aria-label': string };
  matrix: PlanMatrix;
  group: PlanRadioGroup;
  /** The only term is already shown above the table. */
  isTermSaid: boolean;
}

/** The table; needs a width of `widthOfTable` px. */
export function PlanTable({ label, matrix: { terms, sizes }, group, isTermSaid }: PlanTableProps) {
  const id = useId();
  return (
    <Box component="table" {...label} data-terms={terms.length} onKeyDown={moveInColumn} sx={table}>
      <colgroup>
        <Box component="col" sx={{ width: HEAD_WIDTH }} />
        <col span={terms.length} />
      </colgroup>
      <Box component="thead" sx={isTermSaid ? visuallyHidden : {}}>
        <tr>
          <th scope="col">{t('plans.size')}</th>
          {terms.map((term) => (
            <th key={term} scope="col">
              {termLabel(term)}
            </th>
          ))}
        </tr>
      </Box>
      <tbody>
        {sizes.map(({ size, plans }, row) => {
          const hint = group.hintOf(size, ...plans.map((plan) => plan?.name));
          const hintId = hint === undefined ? undefined : `${id}-${row}`;
          return (
            <tr key={size}>
              <th scope="row">
                <span>{size}</span>
                {hint !== undefined && (
                  <Box id={hintId} sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {hint}
                  </Box>
                )}
              </th>
              {plans.map((plan, column) => (
                <td key={plan?.id ?? column}>
                  {plan ? (
                    <PlanRadio
                      group={group}
                      plan={plan}
                      shownName=""
                      isTight={terms.length > 1}
                      describedBy={hintId}
                    />
                  ) : (
                    '–'
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

const HEAD_WIDTH = 112;
const CELL_WIDTH = 140;

/** Returns the minimum width of a table with this many terms, px. */
export function widthOfTable(terms: number): number {
  return HEAD_WIDTH + terms * CELL_WIDTH;
}

const table = {
  width: 'calc(100% + 16px)',
  tableLayout: 'fixed',
  // With a single term a plan is one line: its price, and at the end of the line what compares it.
  '&[data-terms="1"]': {
    '& col:first-of-type': { width: 176 },
    '& td > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0 },
    '& td > div > label': { flex: '1 1 auto' },
    '& td > div > label + div': { pl: 0, pr: 1, justifyContent: 'flex-end', textAlign: 'end' },
  },
  borderCollapse: 'separate',
  borderSpacing: '8px',
  m: '0 -8px -8px',
  '& th': { p: 0, textAlign: 'start', verticalAlign: 'bottom', fontWeight: 600 },
  '& thead th': { typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& tbody th': { verticalAlign: 'middle' },
  // With a definite height on the cell, the tile's 100 % fills the row.
  '& td': { p: 0, height: '1px' },
} as const;

// The arrow keys in a table of radio buttons: left and right work as in any radio group, up and down stay in the column. At
// the ends of a column the browser's own order applies, so that every button can be reached.

/** A `keydown` handler for the table, whose rows must all have the same number of cells. */
function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
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
