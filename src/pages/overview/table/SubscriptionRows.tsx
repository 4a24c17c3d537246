// The table "Subscriptions" itself. While the user types a search, it renders again only once its rows have changed.
import Box from '@mui/material/Box';
import { memo, useCallback, useMemo } from 'react';
import { Button } from '../../../ui/form/Button';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { useLanguage } from '../../../messages/useLanguage';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { DataTable } from '../../../ui/table/DataTable';
import { sortWord, type Selection, type Sort } from '../../../ui/table/dataTableModel';
import { NO_FILTER, type ChangeOverview } from '../useOverviewState';
import { ACTIONS_WIDTH, actionsColumn, type TableColumn } from './columns/columns';
import { tableStyles } from './tableStyles';
import type { Facts } from '../useFacts';

interface SubscriptionRowsProps {
  facts: Facts;
  columns: readonly TableColumn[];
  /** All columns: a link may sort by one that isn't shown. */
  sortColumns: readonly TableColumn[];
  rows: readonly Subscription[];
  /** The text below a column's name, by the column's key. */
  notes: ReadonlyMap<string, string> | undefined;
  sort: Sort;
  onChange: ChangeOverview;
  selected: ReadonlySet<string>;
  onSelect: Selection<Subscription>['onChange'];
}

/** Below this width each row is a card, px. */
const NARROW = 640;
/** The height of a card with the default columns, px. */
const CARD_HEIGHT = 322;
/** Widths besides the columns': of the checkbox, and of the gaps and edges, px. */
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
          <span>{`${t('fleet.noMatch')} `}</span>
          <KeepFocus>
            <Button onClick={() => onChange(NO_FILTER)}>{t('fleet.showAll')}</Button>
          </KeepFocus>
        </Box>
      )}
    </Box>
  );
});
