// Which instances let people in too easily (docs/product/screens.md#security-check).
import SecurityIcon from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { readAfresh } from '../../api/instances/bulkRun';
import { connectionQuery } from '../../api/instances/connections';
import { instanceMfaQuery } from '../../api/instances/instanceMfa';
import { monitoringUsersQuery, readUsers } from '../../api/instances/monitoringUsers';
import { useNow } from '../../browser/effects/useTimer';
import { useQueryState } from '../../browser/useQueryState';
import type { Instance } from '../../domain/instances/instance';
import { MFA } from '../../domain/instances/settings';
import {
  checkedInstance,
  connectionLabel,
  findChecked,
  mfaLabel,
  securityFile,
  securityOrder,
  type CheckedInstance,
  type Finding,
} from '../../domain/people/security';
import { displayName } from '../../domain/subscriptions/subscription';
import { ReadTable } from '../../features/bulk/ReadTable';
import { useReadings } from '../../features/bulk/useReadings';
import { ReadyInstances } from '../../features/tools/ReadyInstances';
import { t } from '../../messages/t';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/content/PageHeading';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { SearchField } from '../../ui/form/SearchField';
import { useShownAtOnce } from '../../ui/form/useShownAtOnce';
import { CsvButton } from '../../ui/table/CsvButton';
import { DataTable } from '../../ui/table/DataTable';
import {
  AS_GIVEN,
  sortableBy,
  sortOfWord,
  sortRows,
  sortWord,
  type Column,
} from '../../ui/table/dataTableModel';
import { ChosenBar } from '../../ui/table/ChosenBar';
import { barLine } from '../../ui/table/StickyBar';

const ChangeSetting = lazyPart(
  async () => (await import('../../features/change-setting/ChangeSettingDialog')).ChangeSettingDialog,
);

/** The page at /security. */
export function SecurityPage() {
  return (
    <>
      <PageHeading title={t('security.title')} about={t('security.about')} />
      <ReadyInstances
        tool={{ Icon: SecurityIcon, permission: 'manageInstance', nowhere: 'prtgUsers.nowhere' }}
        height={900}
      >
        {(instances, others) => (
          <>
            {others}
            <SecurityCheck instances={instances} />
          </>
        )}
      </ReadyInstances>
    </>
  );
}

/** Reads what the check needs of an instance; not its users, if they are known. Throws why something can't be read. */
async function readSecurity(client: QueryClient, instance: Instance, signal: AbortSignal) {
  const { stackId } = instance;
  const isMfaRequired = await readAfresh(client, instanceMfaQuery(stackId), signal);
  const connection = await readAfresh(client, connectionQuery(stackId), signal);
  const known = client.getQueryData(monitoringUsersQuery(stackId).queryKey);
  const { items: users, skipped } = known ?? (await readUsers(client, instance, signal));
  return { isMfaRequired, connection, users, skipped, readAt: Date.now() / 1000 };
}

// The instances with their controls: what is still to be read, search, switch, the table, and what is chosen.

/** The page's state in the address. */
const ALL = { search: '', findings: '', sort: '-findings' };
const NONE: ReadonlySet<string> = new Set();
const REQUIRED = { setting: 'mfa', value: MFA.required } as const;

/** Shows what was found in the instances, of which there is at least one. */
function SecurityCheck({ instances }: { instances: readonly Instance[] }) {
  const client = useQueryClient();
  const reading = useReadings(instances, (one, signal) => readSecurity(client, one, signal));
  const { readings, failed, unread, progress } = reading;
  const now = useNow();
  const checked = useMemo(
    () => readings.flatMap(({ item, data }) => (data ? [checkedInstance(item, data, now)] : [])),
    [readings, now],
  );
  const isKnown = { findings: (chosen: string) => chosen === '1', sort: sortableBy(COLUMNS) };
  const [{ search, findings, sort }, change] = useQueryState(ALL, isKnown);
  const [isTicked, tick] = useShownAtOnce(findings !== '', (isOn) => change({ findings: isOn ? '1' : '' }));
  const found = useMemo(() => findChecked(checked, search, findings !== ''), [checked, search, findings]);
  const order = sortOfWord(sort);
  const [selected, setSelected] = useState(NONE);
  /** The instances of the open dialog. */
  const [changing, setChanging] = useState<readonly Instance[]>();
  const chosen = found.flatMap(({ instance }) => (selected.has(instance.id) ? [instance] : []));
  return (
    <>
      <ReadTable
        reading={reading}
        label={t('security.reading')}
        unreadMeans={t('security.unread', { count: unread.length })}
        failedMeans={t('security.failed', { count: failed.length })}
        filters={
          <Box sx={{ ...barLine, mb: 1 }}>
            <SearchField
              label={t('tools.search')}
              value={search}
              onChange={(typed) => change({ search: typed })}
            />
            <FormControlLabel
              control={<Switch checked={isTicked} onChange={(_event, isOn) => tick(isOn)} />}
              label={t('security.findingsOnly')}
            />
          </Box>
        }
        count={t('tools.found', { found: found.length, count: checked.length })}
        actions={
          <CsvButton
            file="security-check"
            text={() => securityFile(sortRows(found, COLUMNS, order))}
            disabled={found.length === 0}
          />
        }
        none={found.length === 0 ? t('security.noMatch') : undefined}
      >
        <DataTable
          caption={t('security.title')}
          columns={COLUMNS}
          rows={found}
          keyOf={keyOf}
          // While they are read, instances come one below the other, so that none moves.
          sort={progress ? AS_GIVEN : order}
          onSort={(next) => startTransition(() => change({ sort: sortWord(next) }))}
          selection={{ selected, onChange: setSelected, nameOf }}
          minWidth={760}
        />
      </ReadTable>
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onClear={() => setSelected(NONE)}
          onChange={() => setChanging(chosen)}
        >
          {t('settings.requireMfa')}
        </ChosenBar>
      )}
      {changing && (
        <Suspense>
          <ChangeSetting
            chosen={changing}
            wanted={REQUIRED}
            onClose={() => {
              setChanging(undefined);
              const shown = new Map(checked.map((one) => [one.instance.id, one.isMfaRequired]));
              reading.readAgain(
                changing.filter(({ id, stackId }) => {
                  const isRequired = client.getQueryData(instanceMfaQuery(stackId).queryKey);
                  return isRequired !== undefined && isRequired !== shown.get(id);
                }),
              );
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const keyOf = ({ instance }: CheckedInstance) => instance.id;
const nameOf = ({ instance }: CheckedInstance) => displayName(instance);

/** Where a finding is mended. */
const MENDED_AT: Readonly<Record<Finding, (id: string) => string>> = {
  mfa: paths.manage,
  connection: paths.entraId,
  idle: paths.prtgUsers,
};

/** The words of a cell, which lead to where what is found is mended. */
function Found({ one, finding, words }: { one: CheckedInstance; finding: Finding; words: string }) {
  if (!one.findings.has(finding)) return <span>{words}</span>;
  return (
    <Link component={RouterLink} to={MENDED_AT[finding](one.instance.id)}>
      {words}
    </Link>
  );
}

const COLUMNS: Column<CheckedInstance>[] = [
  {
    key: 'name',
    isVerbatim: true,
    label: 'tables.name',
    width: 'minmax(140px, 1.4fr)',
    orderBy: securityOrder.name,
    cell: nameOf,
  },
  {
    key: 'mfa',
    label: 'security.mfa',
    width: 'minmax(104px, 0.8fr)',
    orderBy: securityOrder.mfa,
    cell: (one) => <Found one={one} finding="mfa" words={mfaLabel(one)} />,
  },
  {
    key: 'connection',
    label: 'security.connection',
    width: 'minmax(160px, 1.6fr)',
    orderBy: securityOrder.connection,
    cell: (one) => <Found one={one} finding="connection" words={connectionLabel(one)} />,
  },
  {
    key: 'access',
    label: 'security.fullAccess',
    width: 'minmax(88px, 0.6fr)',
    isFigure: true,
    orderBy: securityOrder.fullAccess,
    cell: ({ fullAccess }) => String(fullAccess),
  },
  {
    key: 'idle',
    label: 'people.idle',
    width: 'minmax(96px, 0.7fr)',
    isFigure: true,
    orderBy: securityOrder.idle,
    cell: (one) => <Found one={one} finding="idle" words={String(one.idle)} />,
  },
  {
    key: 'findings',
    label: 'security.findings',
    width: 'minmax(88px, 0.6fr)',
    isFigure: true,
    orderBy: securityOrder.findings,
    cell: ({ findings }) => String(findings.size),
  },
];
