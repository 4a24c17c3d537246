// The table "Subscriptions" itself.
import Box from '@mui/material/Box';
import { startTransition, Suspense, useMemo, useState, type MouseEvent } from 'react';
import type { Theme } from '@mui/material/styles';
import { Button } from '../../../ui/form/Button';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { DataTable } from '../../../ui/table/DataTable';
import { sortWord, type Selection, type Sort } from '../../../ui/table/dataTableModel';
import { NO_FILTER, type ChangeOverview } from '../useOverviewState';
import { ACTIONS_COLUMN, ACTIONS_WIDTH } from './columns/columns';
import type { TableColumns } from './columns/useTableColumns';
import type { Facts } from '../useFacts';
import { SETTING_IDS } from '../../../domain/instances/settings';
import { actionStyles } from '../../../features/instances/OpenPrtg';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { capitalized } from '../../../ui/content/Capitalized';
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

/** Below this width each row has two lines, or is a card if it shows settings, px. */
const NARROW = 640;
/** Widths besides the columns': of the checkbox, and of the gaps and edges, px. */
const CHECKBOX = 32;
const GAP = 12;

// Most visits open no menu.
const MoreMenu = lazyPart(async () => (await import('./columns/MoreMenu')).MoreMenu);

const idOf = ({ id }: Subscription) => id;
const isSetting = (key: string) => SETTING_IDS.some((id) => id === key);

/** Shows the rows, or that none match and a button to show all. */
export function SubscriptionRows(props: SubscriptionRowsProps) {
  const { facts, columns, rows, notes, sort, onChange, selected, onSelect } = props;
  const [menu, setMenu] = useState<{ subscription: Subscription; anchor: HTMLElement }>();
  const withActions = useMemo(() => [...columns.shown, ACTIONS_COLUMN], [columns]);
  const hasSettings = columns.shown.some(({ key }) => isSetting(key));
  const needed = columns.shown.reduce(
    (sum, { least }) => sum + least + GAP,
    CHECKBOX + ACTIONS_WIDTH + 3 * GAP,
  );
  return (
    <Box
      sx={tableStyles}
      onClick={({ target }: MouseEvent) => {
        const anchor = (target as Element).closest<HTMLElement>('[data-more]');
        const subscription = anchor && rows.find(({ id }) => id === anchor.dataset.more);
        if (subscription) setMenu({ subscription, anchor });
      }}
    >
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
        {...(!hasSettings && { twoLines: '32px minmax(72px, 1fr) minmax(min-content, auto) auto' })}
      />
      {menu && (
        <Suspense>
          <MoreMenu {...menu} rights={facts.rights} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
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
  (['attention', 'bad'] as const).map((meaning) => [
    `& [data-meaning=${meaning}]`,
    { color: meaningColors[meaning].color, fontWeight: 600 },
  ]),
);

/** Returns the styles of the element around the table. */
const tableStyles = (theme: Theme) =>
  theme.unstable_sx({
    ...actionStyles,
    '& tbody svg': { fontSize: 18, flex: 'none' },
    // Cells are cut off rather than broken inside a word; those of two lines wrap between words.
    '& tbody td > span': { display: 'block', ...ellipsis },
    '& tbody td > [data-lines]': { whiteSpace: 'normal' },
    '& tbody th > [data-lines] > *': { display: 'block', ...ellipsis },
    '& tbody th a': { color: 'primary.main', fontWeight: 600, textDecoration: 'none' },
    '& tbody th a:hover': { textDecoration: 'underline' },
    '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
    '& tbody td > [data-meaning]': { display: 'flex', alignItems: 'center', gap: 0.5 },
    '& tbody td > [data-meaning] > span': { ...capitalized, ...ellipsis },
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
    '& tbody td > span > button': {
      all: 'unset',
      cursor: 'pointer',
      color: 'primary.main',
      fontWeight: 600,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    },
    '& tbody td > a': { color: 'primary.main', fontWeight: 600 },
    '& td > [data-actions]': {
      display: 'flex',
      flexWrap: 'nowrap',
      justifyContent: 'flex-end',
      overflow: 'visible',
    },
    // On a phone: a row of two lines, all of which leads where the name leads.
    '& thead[data-hidden] + tbody [data-actions]': { flexWrap: 'wrap', justifyContent: 'flex-start' },
    '& [data-two-lines] th small': { display: 'none' },
    '& [data-two-lines] td > [data-meaning] > span': { whiteSpace: 'normal' },
    '& [data-two-lines] td > [data-lines] > *': { display: 'inline' },
    '& [data-two-lines] td > [data-lines] > span::after': { content: '" "' },
    '& [data-two-lines] th a::after': { content: '""', position: 'absolute', inset: 0 },
  });
