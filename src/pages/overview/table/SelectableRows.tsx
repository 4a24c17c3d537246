// The table's rows with their selection, and the actions on those selected: exporting them
// (docs/product/many-instances.md#export) and changing a setting of them.
import { startTransition, Suspense, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { SETTING_IDS } from '../../../domain/instances/settings';
import { displayName, type Subscription } from '../../../domain/subscriptions/subscription';
import { toCsv } from '../../../domain/text/csv';
import { t } from '../../../messages/t';
import { paths } from '../../../paths';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { sortRows, sortWord, type Sort } from '../../../ui/table/dataTableModel';
import type { Facts } from '../useFacts';
import { NO_FILTER, type ChangeOverview } from '../useOverviewState';
import { ACTIONS_COLUMN, ACTIONS_WIDTH, type TableColumn } from './columns/columns';
import { ColumnsDialog } from './columns/ColumnsDialog';
import { tableStyles } from './tableStyles';
import type { TableColumns } from './columns/useTableColumns';
import { Button } from '../../../ui/form/Button';
import { ChosenBar } from '../../../ui/table/ChosenBar';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Typography from '@mui/material/Typography';
import { Alert } from '../../../ui/feedback/Alert';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { CsvButton } from '../../../ui/table/CsvButton';
import { DataTable } from '../../../ui/table/DataTable';

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

/** Below this width each row has two lines, or is a card if it shows settings, px. */
const NARROW = 640;
/** Widths besides the columns': of the checkbox, and of the gaps and edges, px. */
const CHECKBOX = 32;
const GAP = 12;

// Loaded on demand: most visits open no menu.
const MoreMenu = lazyPart(async () => (await import('./columns/MoreMenu')).MoreMenu);

const idOf = ({ id }: Subscription) => id;
const isSetting = (key: string) => SETTING_IDS.some((id) => id === key);

// Loaded on demand: few users of the overview change many instances at once.
const ChangeSetting = lazyPart(
  async () => (await import('../../../features/change-setting/ChangeSettingDialog')).ChangeSettingDialog,
);

/** The line of actions with how many rows there are, the rows, and the bar of those selected, which is always in view. */
export function SelectableRows(props: SelectableRowsProps) {
  const { of, rows, facts, columns, shownKeys, onColumns, notes, sort, onChange, onCompare, children } =
    props;
  const [selected, setSelected] = useState(NONE);
  /** The instances of the open dialog, because the rows may change in the meantime. */
  const [changing, setChanging] = useState<readonly Subscription[]>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** How many rows have been exported. */
  const [saved, setSaved] = useState<number>();
  const [menu, setMenu] = useState<{ subscription: Subscription; anchor: HTMLElement }>();
  const withActions = useMemo(() => [...columns.shown, ACTIONS_COLUMN], [columns]);
  const hasSettings = columns.shown.some(({ key }) => isSetting(key));
  const needed = columns.shown.reduce(
    (sum, { least }) => sum + least + GAP,
    CHECKBOX + ACTIONS_WIDTH + 3 * GAP,
  );
  const chosen = rows.filter(({ id }) => selected.has(id));
  const hasChoice = chosen.length > 0;
  const exported = hasChoice ? chosen : rows;
  const count = exported.length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', my: 1 }}>
        <Box role="status" sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary' }}>
          {rows.length === of
            ? t('overview.all', { count: of })
            : t('overview.found', { found: rows.length, count: of })}
        </Box>
        <Button
          size="small"
          data-print="none"
          startIcon={<ColumnsIcon />}
          onClick={() => setIsChoosing(true)}
        >
          {t('fleet.columns')}
        </Button>
        <Button size="small" data-print="none" startIcon={<CompareIcon />} onClick={onCompare}>
          {t('fleet.compareWith')}
        </Button>
        <Button
          size="small"
          data-print="none"
          startIcon={<TuneIcon />}
          title={hasChoice ? undefined : t('fleet.selectToChange')}
          onClick={() => {
            setIsAsking(!hasChoice);
            if (hasChoice) setChanging(chosen);
          }}
        >
          {t('settings.change')}
        </Button>
        <Button size="small" data-print="none" component={Link} to={paths.security()}>
          {t('security.title')}
        </Button>
        <CsvButton
          file="subscriptions"
          text={() => csvOf(columns.exported, sortRows(exported, columns.all, sort))}
          disabled={count === 0}
          title={t(hasChoice ? 'fleet.exportChosen' : 'fleet.exportAll', { count })}
          onSaved={() => setSaved(count)}
        />
        <Box role="status" sx={{ flex: '1 0 100%' }}>
          {isAsking && !hasChoice && <Alert kind="info">{t('fleet.selectToChange')}</Alert>}
          {saved === count && <Typography color="textSecondary">{t('fleet.exported', { count })}</Typography>}
        </Box>
      </Box>
      {children}
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
          selection={{ selected, onChange: setSelected, nameOf: displayName }}
          minWidth={NARROW}
          neededWidth={needed}
          {...(!hasSettings && { twoLines: '32px minmax(72px, auto) minmax(min-content, auto) auto' })}
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
      {hasChoice && (
        <ChosenBar count={count} onClear={() => setSelected(NONE)} onChange={() => setChanging(chosen)}>
          {t('fleet.changeSelected')}
        </ChosenBar>
      )}
      {changing && (
        <Suspense>
          <ChangeSetting chosen={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      {isChoosing && (
        <ColumnsDialog
          columns={columns.all}
          shownKeys={shownKeys}
          onChange={onColumns}
          onClose={() => setIsChoosing(false)}
        />
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
