// The subscriptions as a table (docs/product/many-instances.md#table): filtered, sorted, compared, chosen and exported,
// however many there are.
import Box from '@mui/material/Box';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Comparison } from '../../../domain/instances/comparison';
import type { Instance } from '../../../domain/instances/instance';
import { SETTING_IDS, type SettingId } from '../../../domain/instances/settings';
import { whoMay } from '../../../domain/subscriptions/permission';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { Alert } from '../../../ui/feedback/Alert';
import { sortOfWord, sortRows } from '../../../ui/table/dataTableModel';
import { TableSkeleton } from '../TableSkeleton';
import type { ChangeOverview, OverviewState } from '../useOverviewState';
import { ChosenBar } from './ChosenBar';
import { CompareDialog } from './comparison/CompareDialog';
import { ComparisonBar } from './comparison/ComparisonBar';
import { SubscriptionRows } from './SubscriptionRows';
import { TableActions } from './TableActions';
import { TableFilters } from './filters/TableFilters';
import { useComparison, useModel } from './comparison/useComparison';
import type { Facts } from '../useFacts';
import { useReadAll } from './comparison/useReadAll';
import { useTableColumns } from './columns/useTableColumns';
import { useNarrowing, useTableRows } from './useTableRows';
import { preference, prefer } from '../../../browser/storage/preferences';
import { saveFile } from '../../../browser/saveFile';
import { toCsv } from '../../../domain/text/csv';
import { isoDay } from '../../../domain/values/dates';
import type { TableColumn } from './columns/columns';
import { lazyPart } from '../../../ui/feedback/lazyPart';

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

const NONE: ReadonlySet<string> = new Set();

/** Shows one or more subscriptions, and the actions on many of them. */
export function SubscriptionTable({ subscriptions, facts, state, onChange }: SubscriptionTableProps) {
  const { manageInstance } = facts.rights;
  const [keys, setKeys] = useColumnChoice();
  const [selected, setSelected] = useState(NONE);
  const [isChoosing, setIsChoosing] = useState(false);
  /** The instances of the open dialog, because the rows may change in the meantime. */
  const [changing, setChanging] = useState<readonly Subscription[]>();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  // A new order, or no filter at all, may render later; the filters' fields defer by themselves.
  const wanted = useDeferredValue(state);
  const narrowed = useTableRows(subscriptions, facts, wanted);
  const narrowing = useNarrowing(state);
  const settings = useMemo(() => SETTING_IDS.filter((setting) => keys.has(setting)), [keys]);
  const { model, values, choose } = useModel(settings);
  const comparison = useComparison(narrowed.shown, model, values, manageInstance);
  const readAll = useReadAll(narrowed.shown, comparison ? settings : NO_SETTINGS, manageInstance);
  const differing = onlyDiffering ? comparison?.differing : undefined;
  const shown = useMemo(
    () => (differing ? narrowed.shown.filter(({ id }) => differing.has(id)) : narrowed.shown),
    [narrowed, differing],
  );
  const chosen = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected]);
  const { all, columns } = useTableColumns(facts, values, keys);
  const notes = useMemo(() => comparison && notesOf(comparison, settings), [comparison, settings]);
  const sort = useMemo(() => sortOfWord(wanted.sort), [wanted.sort]);

  const exportRows = useCallback(
    () => saveCsv(columns, sortRows(chosen.length > 0 ? chosen : shown, all, sort)),
    [columns, all, chosen, shown, sort],
  );
  const openComparison = useCallback(() => setIsChoosing(true), []);
  const changeChosen = useCallback(() => setChanging(chosen), [chosen]);

  const compare = (chosenModel: Instance) => {
    choose(chosenModel);
    if (settings.length === 0) setKeys(new Set([...keys, ...SETTING_IDS]));
  };
  const stopComparing = () => {
    choose(undefined);
    setOnlyDiffering(false);
  };

  if (!facts.areRightsKnown) return <TableSkeleton />;
  const isRefused =
    facts.areRightsSettled && settings.length > 0 && !narrowed.shown.some(({ id }) => manageInstance.has(id));
  return (
    <Box>
      <TableFilters state={state} chosen={narrowing} onChange={onChange} facts={facts} narrowed={narrowed} />
      <TableActions
        of={subscriptions.length}
        found={shown.length}
        count={chosen.length || shown.length}
        hasChoice={chosen.length > 0}
        columns={all}
        shownKeys={keys}
        onColumns={setKeys}
        onCompare={openComparison}
        onExport={exportRows}
        onChangeSetting={changeChosen}
      />
      {isRefused && (
        <Box sx={{ mb: 1.5 }}>
          <Alert kind="info">{t('fleet.settingsRefused', { who: whoMay('manageInstance') })}</Alert>
        </Box>
      )}
      {comparison && (
        <ComparisonBar
          comparison={comparison}
          onlyDiffering={onlyDiffering}
          onOnlyDiffering={setOnlyDiffering}
          readAll={readAll}
          onStop={stopComparing}
        />
      )}
      <SubscriptionRows
        facts={facts}
        columns={columns}
        sortColumns={all}
        notes={notes}
        rows={shown}
        sort={sort}
        onChange={onChange}
        selected={selected}
        onSelect={setSelected}
      />
      <ChosenBar count={chosen.length} onChangeSetting={changeChosen} onClear={() => setSelected(NONE)} />
      {changing && (
        <Suspense>
          <ChangeSetting chosen={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      {isChoosing && (
        <CompareDialog
          subscriptions={subscriptions}
          permitted={manageInstance}
          onCompare={compare}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  );
}

const NO_SETTINGS: readonly SettingId[] = [];

/** Returns how many instances differ, by setting; shown below the name of its column. */
function notesOf({ counts }: Comparison, settings: readonly SettingId[]): ReadonlyMap<string, string> {
  return new Map(
    settings.map((setting) => [setting, t('fleet.differing', { count: counts.get(setting) ?? 0 })]),
  );
}

// Which columns the table shows: the customer's choice, remembered in the browser (docs/product/many-instances.md#columns).

/** The columns shown until the customer chooses others. */
const AT_FIRST = ['name', 'domain', 'state', 'status', 'plan', 'region', 'date', 'due'];

/** Returns the keys of the columns that are shown, and a function that chooses others. */
function useColumnChoice(): readonly [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(preference('portal-columns')?.split(' ') ?? AT_FIRST),
  );
  const choose = useCallback((chosen: ReadonlySet<string>) => {
    prefer('portal-columns', [...chosen].join(' '));
    setKeys(chosen);
  }, []);
  return [keys, choose];
}

// The table as a file for spreadsheets (docs/product/many-instances.md#export): the columns and rows shown, in their order.

/** Saves the rows as subscriptions-2026-12-03.csv. */
function saveCsv(columns: readonly TableColumn[], rows: readonly Subscription[]): void {
  const text = toCsv(
    columns.map(({ label }) => t(label)),
    rows.map((row) => columns.map(({ csv }) => csv(row))),
  );
  saveFile(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `subscriptions-${isoDay(Date.now() / 1000)}.csv`,
  );
}

// The dialog "Change setting", loaded on demand: few users of the overview change many instances at once.

/** `ChangeSettingDialog`. */
const ChangeSetting = lazyPart(
  async () => (await import('../change/ChangeSettingDialog')).ChangeSettingDialog,
);
