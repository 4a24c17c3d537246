// The table "Subscriptions" itself. Typing in the search draws it anew only once its rows have changed.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useCallback, useMemo } from 'react';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { useLanguage } from '../../../messages/useLanguage';
import { DataTable } from '../../../ui/table/DataTable';
import { sortWord, type Selection, type Sort } from '../../../ui/table/dataTableModel';
import { NO_FILTER, type ChangeOverview } from '../useOverviewState';
import { ACTIONS_WIDTH, actionsColumn, type TableColumn } from './columns/columns';
import { tableStyles } from './tableStyles';
import type { Facts } from './useFacts';

interface SubscriptionRowsProps {
  facts: Facts;
  columns: readonly TableColumn[];
  /** All columns: a link may sort by one that isn't shown. */
  sortColumns: readonly TableColumn[];
  rows: readonly Subscription[];
  /** What stands below a column's name, by its key. */
  notes: ReadonlyMap<string, string> | undefined;
  sort: Sort;
  onChange: ChangeOverview;
  selected: ReadonlySet<string>;
  onSelect: Selection<Subscription>['onChange'];
}

/** Narrower than this each row is a card, px. */
const NARROW = 640;
/** A card with what everybody begins with, px. */
const CARD_HEIGHT = 322;
/** Beside the columns: the checkbox, the gaps and the edges, px. */
const CHECKBOX = 32;
const GAP = 16;

const idOf = ({ id }: Subscription) => id;

/** Shows the rows, or that none match and a button to show all. */
export const SubscriptionRows = memo(function SubscriptionRows(props: SubscriptionRowsProps) {
  const { facts, columns, sortColumns, rows, notes, sort, onChange, selected, onSelect } = props;
  useLanguage();
  const withActions = useMemo(() => [...columns, actionsColumn(facts)], [columns, facts]);
  const onSort = useCallback((next: Sort) => onChange({ sort: sortWord(next) }), [onChange]);
  const needed = columns.reduce((sum, { least }) => sum + least + GAP, CHECKBOX + ACTIONS_WIDTH + 3 * GAP);
  return (
    <Box sx={tableStyles}>
      <DataTable
        caption={t('overview.title')}
        columns={withActions}
        sortColumns={sortColumns}
        rows={rows}
        keyOf={idOf}
        {...(notes && { notes })}
        sort={sort}
        onSort={onSort}
        selection={{ selected, onChange: onSelect, nameOf: displayName }}
        minWidth={NARROW}
        neededWidth={needed}
        cardHeight={CARD_HEIGHT}
      />
      {rows.length === 0 && (
        <Box sx={{ py: 4, textAlign: 'center' }}>
          {t('fleet.noMatch')} <Button onClick={() => onChange(NO_FILTER)}>{t('fleet.showAll')}</Button>
        </Box>
      )}
    </Box>
  );
});
