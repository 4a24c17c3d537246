// The API calls that a customer's portal made, at first in the order of time; failed calls are marked.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { hasFailed } from '../../../domain/supporter/openedReport';
import { ABSENT } from '../../../domain/text/shown';
import { t } from '../../../messages/t';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column, Sort } from '../../../ui/table/dataTableModel';
import type { SupportReport } from '../../../wire/supporter';
import { timeOfDay } from './timeOfDay';

type Call = SupportReport['calls'][number] & { index: number };

/** Shows one or more calls. */
export function CallTable({ calls }: Pick<SupportReport, 'calls'>) {
  const [sort, setSort] = useState<Sort>({ column: 'at', isDescending: false });
  return (
    <DataTable
      caption={t('supporter.reportCalls')}
      columns={COLUMNS}
      rows={calls.map((call, index) => ({ ...call, index }))}
      keyOf={({ index }) => String(index)}
      sort={sort}
      onSort={setSort}
      minWidth={560}
    />
  );
}

const COLUMNS: readonly Column<Call>[] = [
  {
    key: 'path',
    isVerbatim: true,
    label: 'supporter.reportCall',
    width: 'minmax(240px, 3fr)',
    orderBy: [({ path }) => path ?? ''],
    cell: ({ method, path }) => `${method ?? ''} ${path ?? ABSENT}`.trim(),
  },
  {
    key: 'at',
    label: 'supporter.reportTime',
    width: '96px',
    orderBy: [({ at, index }) => `${at ?? ''} ${String(index).padStart(6, '0')}`],
    cell: ({ at }) => timeOfDay(at),
  },
  {
    key: 'status',
    label: 'tables.status',
    width: 'minmax(128px, 1fr)',
    orderBy: [({ status }) => status ?? -1],
    cell: ({ status }) => {
      if (status === undefined || !hasFailed(status)) return status ?? ABSENT;
      return (
        <Box component="strong" sx={{ color: 'error.main' }}>
          {status === 0 ? t('supporter.noAnswer') : t('supporter.failedWith', { status })}
        </Box>
      );
    },
  },
  {
    key: 'ms',
    label: 'supporter.reportTook',
    width: '96px',
    isFigure: true,
    orderBy: [({ ms }) => ms ?? -1],
    cell: ({ ms }) => ms ?? ABSENT,
  },
];
