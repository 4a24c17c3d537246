// One row of a table. Its first column names it; on a card that is the title, and the others have their labels.
import Box from '@mui/material/Box';
import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';
import type { Column, RowShape } from './dataTableModel';
import { rowPosition, CELL, ROW, ROW_HEADER } from './tableRoles';
import { RowCheckbox } from './RowCheckbox';
import { useT } from '../../messages/useT';

/** A row with its columns, position, layout and choice. */
export interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its position among all rows, from 0. */
  index: number;
  shape: RowShape;
  noteOf?: ((row: Row) => ReactNode) | undefined;
  /** What its checkbox selects; without it there is no checkbox. */
  choiceName?: string | undefined;
  isChosen?: boolean;
  onChoose?: (row: Row, isChosen: boolean) => void;
  /** For a list that renders only the rows in view: the distance from the list's top, px, and the ref that measures the row. */
  offset?: number | undefined;
  ref?: Ref<HTMLTableRowElement>;
}

/** Returns a text in an element of its own, as it stands beside a card's label (docs/product/interface.md#changed-pages). */
function ownElement(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
}

/** Returns a cell's place in a row of two lines: what begins beside the first column's cells is aligned to the row's end. */
function placeOf(area = '', first = ''): CSSProperties {
  const [begin, ofFirst] = [area, first].map((lines) => lines.split(' / ')[1]);
  return { gridArea: area, ...(begin !== ofFirst && { justifySelf: 'end' }) };
}

function Cells<Row>(props: DataTableRowProps<Row>) {
  const t = useT();
  const { row, columns, index, shape, noteOf, choiceName, isChosen = false, onChoose, offset, ref } = props;
  const isCard = shape === 'cards';
  const isOnGrid = shape === 'two lines';
  const [first, ...others] = isOnGrid ? columns.filter(({ area }) => area !== undefined) : columns;
  const checkbox = choiceName !== undefined && (
    <RowCheckbox
      label={t('tables.select', { name: choiceName })}
      isChecked={isChosen}
      onChange={(isChosenNow) => onChoose?.(row, isChosenNow)}
    />
  );
  return (
    <tr
      ref={ref}
      {...ROW}
      // The header is the first row.
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={isChosen ? '' : undefined}
      style={offset === undefined ? undefined : { ...rowPosition(offset), margin: 0 }}
    >
      {checkbox && !isCard && (
        <td {...CELL} data-choice="">
          {checkbox}
        </td>
      )}
      <th
        {...ROW_HEADER}
        translate={first?.isVerbatim ? 'no' : undefined}
        style={isOnGrid ? { gridArea: first?.area } : undefined}
      >
        {checkbox && isCard && <span data-choice="">{checkbox}</span>}
        {ownElement(first?.cell(row))}
      </th>
      {others.map(({ key, label, isFigure, isAction, isVerbatim, area, cell }) => (
        <td
          key={key}
          {...CELL}
          data-figure={!isCard && isFigure ? '' : undefined}
          data-action={isAction}
          translate={isVerbatim ? 'no' : undefined}
          style={isOnGrid ? placeOf(area, first?.area) : undefined}
        >
          {isCard && !isAction && (
            <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t(label)}
            </Box>
          )}
          {ownElement(cell(row))}
        </td>
      ))}
      {noteOf?.(row)}
    </tr>
  );
}

/** The row; rendered again only if its props or the language change. */
export const DataTableRow = memo(Cells) as typeof Cells;
