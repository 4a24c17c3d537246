// The table "Subscriptions" itself.
import Box from '@mui/material/Box';
import { startTransition, useMemo } from 'react';
import type { Theme } from '@mui/material/styles';
import { Button } from '../../../ui/form/Button';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { DataTable } from '../../../ui/table/DataTable';
import { sortWord, type Selection, type Sort } from '../../../ui/table/dataTableModel';
import { NO_FILTER, type ChangeOverview } from '../useOverviewState';
import { ACTIONS_WIDTH, actionsColumn } from './columns/columns';
import type { TableColumns } from './columns/useTableColumns';
import type { Facts } from '../useFacts';
import { TOUCH } from '../../../theme';
import { ellipsis, meaningColors } from '../../../ui/content/styles';

interface SubscriptionRowsProps {
  facts: Facts;
  columns: TableColumns;
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
export function SubscriptionRows(props: SubscriptionRowsProps) {
  const { facts, columns, rows, notes, sort, onChange, selected, onSelect } = props;
  const withActions = useMemo(() => [...columns.shown, actionsColumn(facts)], [columns, facts]);
  const needed = columns.shown.reduce(
    (sum, { least }) => sum + least + GAP,
    CHECKBOX + ACTIONS_WIDTH + 3 * GAP,
  );
  return (
    <Box sx={tableStyles}>
      <DataTable
        caption={t('overview.title')}
        columns={withActions}
        sortColumns={columns.all}
        rows={rows}
        keyOf={idOf}
        {...(notes && { notes })}
        sort={sort}
        onSort={(next) => startTransition(() => onChange({ sort: sortWord(next) }))}
        selection={{ selected, onChange: onSelect, nameOf: displayName }}
        minWidth={NARROW}
        neededWidth={needed}
        cardHeight={CARD_HEIGHT}
      />
      {rows.length === 0 && (
        <Box sx={{ py: 4, textAlign: 'center' }}>
          <span>{`${t('fleet.noMatch')} `}</span>
          <KeepFocus>
            <Button onClick={() => startTransition(() => onChange(NO_FILTER))}>{t('fleet.showAll')}</Button>
          </KeepFocus>
        </Box>
      )}
    </Box>
  );
}

// The styles of the table's cells, defined once on the table: styles of their own would slow down the rendering of every row
// that comes into view.

const meanings = Object.fromEntries(
  Object.entries(meaningColors).map(([meaning, { color }]) => [`& [data-meaning=${meaning}]`, { color }]),
);

/** Returns the styles of the element around the table. */
const tableStyles = (theme: Theme) =>
  theme.unstable_sx({
    '& tbody svg': { fontSize: 18, flex: 'none' },
    '& tbody td > span, & tbody th > span[id]': { display: 'block', ...ellipsis },
    // Cells of two lines wrap instead of being cut off.
    '& tbody td > [data-lines]': { whiteSpace: 'normal' },
    '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
    '& tbody td > [data-meaning]': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      fontWeight: 600,
      '& svg': { fontSize: 16 },
      whiteSpace: 'normal',
      '& span': { minWidth: 0 },
      '& span::first-letter': { textTransform: 'uppercase' },
    },
    ...meanings,
    '& [data-differs] small': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      color: 'warning.main',
      fontWeight: 600,
      '& svg': { fontSize: 16 },
    },
    // The placeholder of a value that is loading.
    '& tbody [data-loading]': {
      display: 'block',
      width: '70%',
      minWidth: 48,
      height: 12,
      borderRadius: 0.5,
      bgcolor: 'action.hover',
    },
    '& tbody td button': {
      all: 'unset',
      cursor: 'pointer',
      color: 'primary.main',
      fontWeight: 600,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    },
    '& tbody td > a': { color: 'warning.main', fontWeight: 600 },
    '& td > [data-actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      overflow: 'visible',
      '& a, & button': {
        boxSizing: 'border-box',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        // Four fit the column: otherwise the table is wider than a screen of 1280 px.
        minWidth: 28,
        height: 36,
        px: 0.5,
        borderRadius: 1,
        color: 'primary.main',
        fontWeight: 600,
        textDecoration: 'none',
        [TOUCH]: { height: 44, minWidth: 44 },
      },
      '& a:hover': { bgcolor: 'action.hover' },
      '& button:disabled': { color: 'text.disabled', cursor: 'default' },
    },
    '& thead[data-hidden] + tbody [data-actions]': { justifyContent: 'flex-start' },
  });
