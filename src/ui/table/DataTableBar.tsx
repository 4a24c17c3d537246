// The bar above a table that is too narrow for a header: a select for its order, and the checkbox for all rows.
import Box from '@mui/material/Box';
import { TextField } from '../form/TextField';
import { ChooseAll, type AllChoice } from './RowCheckbox';
import { choiceStyles } from './dataTableStyles';
import { sortOfWord, sortWord, type Column, type Sort } from './dataTableModel';
import { t } from '../../messages/t';

interface DataTableBarProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  choice?: AllChoice | undefined;
}

/** The bar; renders nothing if no column is sortable and no row selectable. */
export function DataTableBar<Row>({ columns, sort, onSort, choice }: DataTableBarProps<Row>) {
  const sortable = new Map(columns.flatMap(({ key, label, orderBy }) => (orderBy ? [[key, label]] : [])));
  if (sortable.size === 0 && !choice) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, ...choiceStyles }}>
      {choice && <ChooseAll {...choice} />}
      <TextField
        select
        label={t('tables.sortBy')}
        value={sortable.has(sort.column) ? sortWord(sort) : ''}
        onChange={(event) => onSort(sortOfWord(event.target.value))}
        sx={{ flex: 1, maxWidth: 280 }}
      >
        {!sortable.has(sort.column) && <option value="">{t('tables.byAttention')}</option>}
        {[...sortable].flatMap(([column, label]) => [
          <option key={column} value={sortWord({ column, isDescending: false })}>{`${t(label)} ↑`}</option>,
          <option
            key={`-${column}`}
            value={sortWord({ column, isDescending: true })}
          >{`${t(label)} ↓`}</option>,
        ])}
      </TextField>
    </Box>
  );
}
