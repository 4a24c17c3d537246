// The subscriptions as a table (docs/product/many-instances.md#table): filtered, sorted, chosen and exported, however many there
// are, with the columns that the customer has chosen (docs/product/many-instances.md#columns), and compared with one of them
// (docs/product/many-instances.md#comparing).
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { preference, prefer } from '../../../browser/storage/preferences';
import { whyNot } from '../../../domain/instances/bulkChange';
import type { Comparison } from '../../../domain/instances/comparison';
import type { Instance } from '../../../domain/instances/instance';
import { SETTING_IDS, type SettingId } from '../../../domain/instances/settings';
import { whoMay } from '../../../domain/subscriptions/permission';
import type { Narrowed } from '../../../domain/subscriptions/facets';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { Alert } from '../../../ui/feedback/Alert';
import { sortOfWord } from '../../../ui/table/dataTableModel';
import { useTableColumns } from './columns/useTableColumns';
import { SelectableRows } from './SelectableRows';
import type { ChangeOverview, OverviewState } from '../useOverviewState';
import type { Facts } from '../useFacts';
import { CompareDialog } from './comparison/CompareDialog';
import { ComparisonBar } from './comparison/ComparisonBar';
import { useComparison, useModel } from './comparison/useComparison';
import { TableFilters } from './filters/TableFilters';

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  /** Those that match the filters. */
  found: Narrowed;
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** The filters, the line of actions, the result of a comparison, and the rows of one or more subscriptions. */
export function SubscriptionTable({ subscriptions, found, facts, state, onChange }: SubscriptionTableProps) {
  const rows = found.shown;
  const { manageInstance } = facts.rights;
  const [keys, setKeys] = useColumnChoice();
  const [isChoosing, setIsChoosing] = useState(false);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const settings = useMemo(() => SETTING_IDS.filter((setting) => keys.has(setting)), [keys]);
  const { model, values, choose } = useModel(settings);
  const comparison = useComparison(rows, model, values, manageInstance);
  const differing = onlyDiffering ? comparison?.differing : undefined;
  const columns = useTableColumns(facts, values, keys);

  const compare = (chosenModel: Instance) => {
    choose(chosenModel);
    if (settings.length === 0) setKeys(new Set([...keys, ...SETTING_IDS]));
  };
  const stopComparing = () => {
    choose(undefined);
    setOnlyDiffering(false);
  };

  const isRefused =
    facts.areRightsSettled &&
    settings.length > 0 &&
    !rows.some(({ id }) => manageInstance.has(id)) &&
    rows.some((row) => whyNot(row, manageInstance) === 'noPermission');
  return (
    <div>
      <TableFilters state={state} onChange={onChange} facts={facts} narrowed={found} />
      <SelectableRows
        of={subscriptions.length}
        rows={differing ? rows.filter(({ id }) => differing.has(id)) : rows}
        facts={facts}
        columns={columns}
        shownKeys={keys}
        onColumns={setKeys}
        notes={comparison && notesOf(comparison, settings)}
        sort={sortOfWord(state.sort)}
        onChange={onChange}
        onCompare={() => setIsChoosing(true)}
      >
        {isRefused && (
          <Box sx={{ mb: 1.5 }}>
            <Alert kind="info">{t('fleet.settingsRefused', { who: whoMay('manageInstance') })}</Alert>
          </Box>
        )}
        {comparison && (
          <ComparisonBar
            comparison={comparison}
            subscriptions={rows}
            settings={settings}
            permitted={manageInstance}
            onlyDiffering={onlyDiffering}
            onOnlyDiffering={setOnlyDiffering}
            onStop={stopComparing}
          />
        )}
      </SelectableRows>
      {isChoosing && (
        <CompareDialog
          subscriptions={subscriptions}
          permitted={manageInstance}
          onCompare={compare}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

/** Returns how many instances differ, by setting; shown below the name of its column. */
function notesOf({ counts }: Comparison, settings: readonly SettingId[]): ReadonlyMap<string, string> {
  return new Map(
    settings.map((setting) => [setting, t('fleet.differing', { count: counts.get(setting) ?? 0 })]),
  );
}

/** The columns shown until the customer chooses others. */
const AT_FIRST = ['name', 'domain', 'state', 'status', 'plan', 'region', 'date', 'due'];

/** Returns the keys of the columns that are shown, and a function that chooses others, also for the next visit. */
function useColumnChoice(): readonly [ReadonlySet<string>, (keys: ReadonlySet<string>) => void] {
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(preference('portal-columns')?.split(' ') ?? AT_FIRST),
  );
  const choose = (chosen: ReadonlySet<string>) => {
    prefer('portal-columns', [...chosen].join(' '));
    setKeys(chosen);
  };
  return [keys, choose];
}
