// The table's rows with their selection, and the actions on those selected: exporting them
// (docs/product/many-instances.md#export) and changing a setting of them.
import { Suspense, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { toCsv } from '../../../domain/text/csv';
import { t } from '../../../messages/t';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { sortRows, type Sort } from '../../../ui/table/dataTableModel';
import type { Facts } from '../useFacts';
import type { ChangeOverview } from '../useOverviewState';
import type { TableColumn } from './columns/columns';
import type { TableColumns } from './columns/useTableColumns';
import { SubscriptionRows } from './SubscriptionRows';
import { TableActions } from './TableActions';
import { Button } from '../../../ui/form/Button';
import { barLine, StickyBar } from '../../../ui/table/StickyBar';

interface SelectableRowsProps {
  /** How many subscriptions there are without a filter. */
  of: number;
  rows: readonly Subscription[];
  facts: Facts;
  columns: TableColumns;
  shownKeys: ReadonlySet<string>;
  onColumns: (keys: ReadonlySet<string>) => void;
  /** The text below a column's name, by the column's key. */
  notes: ReadonlyMap<string, string> | undefined;
  sort: Sort;
  onChange: ChangeOverview;
  onCompare: () => void;
  /** Shown above the rows. */
  children: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

// Loaded on demand: few users of the overview change many instances at once.
const ChangeSetting = lazyPart(
  async () => (await import('../change/ChangeSettingDialog')).ChangeSettingDialog,
);

/** The line of actions, the rows, and the bar of those selected. */
export function SelectableRows(props: SelectableRowsProps) {
  const { of, rows, facts, columns, shownKeys, onColumns, notes, sort, onChange, onCompare, children } =
    props;
  const [selected, setSelected] = useState(NONE);
  /** The instances of the open dialog, because the rows may change in the meantime. */
  const [changing, setChanging] = useState<readonly Subscription[]>();
  const chosen = rows.filter(({ id }) => selected.has(id));
  const exported = chosen.length > 0 ? chosen : rows;
  return (
    <>
      <TableActions
        of={of}
        found={rows.length}
        count={exported.length}
        hasChoice={chosen.length > 0}
        columns={columns.all}
        shownKeys={shownKeys}
        onColumns={onColumns}
        onCompare={onCompare}
        exportedText={() => csvOf(columns.shown, sortRows(exported, columns.all, sort))}
        onChangeSetting={() => setChanging(chosen)}
      />
      {children}
      <SubscriptionRows
        facts={facts}
        columns={columns}
        notes={notes}
        rows={rows}
        sort={sort}
        onChange={onChange}
        selected={selected}
        onSelect={setSelected}
      />
      <ChosenBar
        count={chosen.length}
        onChangeSetting={() => setChanging(chosen)}
        onClear={() => setSelected(NONE)}
      />
      {changing && (
        <Suspense>
          <ChangeSetting chosen={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the columns and rows shown, in their order, as a file's text. */
function csvOf(columns: readonly TableColumn[], rows: readonly Subscription[]): string {
  return toCsv(
    columns.map(({ label }) => t(label)),
    rows.map((row) => columns.map(({ csv }) => csv(row))),
  );
}

interface ChosenBarProps {
  /** How many of the subscriptions shown are chosen. */
  count: number;
  onChangeSetting: () => void;
  onClear: () => void;
}

/** A bar below the table, always in view; renders nothing if none is chosen. */
function ChosenBar({ count, onChangeSetting, onClear }: ChosenBarProps) {
  if (count === 0) return null;
  return (
    <StickyBar>
      <Box sx={barLine}>
        <div role="status">{t('fleet.selected', { count })}</div>
        <Button variant="contained" size="small" onClick={onChangeSetting}>
          {t('fleet.changeSelected')}
        </Button>
        <Button size="small" onClick={onClear}>
          {t('fleet.clearSelection')}
        </Button>
      </Box>
    </StickyBar>
  );
}
