// The content of a customer's report (docs/product/supporter.md#reports).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/form/Button';
import { clockLabel, momentOf, hasFailed } from '../../../domain/supporter/openedReport';
import { ABSENT } from '../../../domain/text/shown';
import { formatDate, formatTime } from '../../../domain/values/dates';
import { t, textOf } from '../../../messages/t';
import { paths } from '../../../paths';
import { FactList } from '../../../ui/content/FactList';
import { SectionCard } from '../../../ui/content/SectionCard';
import type { SupportReport } from '../../../wire/supporter';
import { TextLink } from '../parts';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column, Sort } from '../../../ui/table/dataTableModel';

interface ReportPartProps {
  report: SupportReport;
  onClose: () => void;
}

/** Shows the report, with links that search for its instances. Its heading gets the focus. */
export function ReportPart({ report, onClose }: ReportPartProps) {
  const { instances, calls, messages } = report;
  const clock = clockLabel(report.clock_skew_ms);
  const facts = [
    { label: t('help.madeAt'), value: formatDate(momentOf(report.made_at)) },
    { label: t('help.page'), value: report.page },
    { label: t('supporter.reportClock'), value: clock && textOf(clock) },
    { label: t('shell.language'), value: report.language },
    { label: t('help.build'), value: report.build },
    { label: t('help.browser'), value: report.browser },
  ];
  return (
    <Box ref={focusHeading} sx={{ overflowWrap: 'anywhere' }}>
      <SectionCard id="report" title={t('help.report')} about={t('supporter.reportAbout')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <FactList facts={facts.map((fact) => ({ ...fact, value: fact.value ?? ABSENT }))} />
          {instances.length > 0 && (
            <Part title={t('tools.instances')}>
              <Box component="ul" sx={list}>
                {instances.map(({ id, stack_id: stackId, state }, index) => {
                  const sought = id ?? stackId;
                  return (
                    <li key={index}>
                      {sought ? (
                        <TextLink to={paths.supporter(sought)}>{sought}</TextLink>
                      ) : (
                        <span>{ABSENT}</span>
                      )}
                      <span translate="no">{stackId === sought ? '' : stackId}</span>
                      <span>{state}</span>
                    </li>
                  );
                })}
              </Box>
            </Part>
          )}
          {calls.length > 0 && (
            <Part title={t('supporter.reportCalls')}>
              <CallTable calls={calls} />
            </Part>
          )}
          {messages.length > 0 && (
            <Part title={t('supporter.reportMessages')}>
              <Box component="ul" sx={list}>
                {messages.map(({ at, type, text }, index) => (
                  <li key={index}>
                    <span>{timeOfDay(at)}</span>
                    <Box component="span" sx={{ color: type === 'error' ? 'error.main' : 'inherit' }}>
                      {text ?? ABSENT}
                    </Box>
                  </li>
                ))}
              </Box>
            </Part>
          )}
          <div>
            <Button onClick={onClose}>{t('supporter.closeReport')}</Button>
          </div>
        </Box>
      </SectionCard>
    </Box>
  );
}

/** Called when the report appears, so that keyboard and screen reader users continue from its heading. */
function focusHeading(part: HTMLElement | null): void {
  part?.querySelector('h2')?.focus();
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', py: 0.5 },
} as const;

// The API calls that a customer's portal made, at first in the order of time; failed calls are marked.

type Call = SupportReport['calls'][number] & { index: number };

/** Shows one or more calls. */
function CallTable({ calls }: Pick<SupportReport, 'calls'>) {
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

// The time of an event in a report.

/** Returns the time of day with seconds in the user's timezone, such as '14:05:09'; '–' without a time. */
function timeOfDay(iso: string | undefined): string {
  const moment = momentOf(iso);
  return moment === undefined ? ABSENT : formatTime(moment * 1000, { second: '2-digit' });
}
