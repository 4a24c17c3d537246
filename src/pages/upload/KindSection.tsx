// One kind of files (docs/product/uploads.md#kinds): its row, its uploads and its stored files.
import type { StoredFiles as Stored, StoredFile } from '../../wire/instances';
import type { UploadFolder, UploadKind } from '../../domain/uploads/upload';
import { usePrinting } from '../../browser/usePrinting';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { KindCard } from './KindCard';
import type { Job, Unread, JobState } from './queue/job';
import { t, type PlainKey } from '../../messages/t';
import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { sizeLabel } from '../../domain/uploads/uploadProgress';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import { useT } from '../../messages/useT';
import { Button } from '../../ui/form/Button';
import { ABSENT } from '../../domain/text/shown';
import { formatDate } from '../../domain/values/dates';
import { ordered } from '../../domain/values/ordered';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, Sort } from '../../ui/table/dataTableModel';

interface KindSectionProps {
  kind: UploadKind;
  jobs: readonly Job[];
  query: {
    data: Stored | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  onFiles: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
}

/** Shows the kind's row, its uploads and its stored files. */
export function KindSection({ kind, jobs, query, onFiles }: KindSectionProps) {
  const { folder, label } = kind;
  const name = t(label);
  return (
    <KindCard kind={kind} isNone={query.data !== undefined && !query.data[folder]?.length} onFiles={onFiles}>
      <JobList label={name} jobs={jobs} />
      <LoadedPart what={t('upload.listNoun')} query={query} height={44}>
        {(files) => <StoredFiles label={name} files={files[folder] ?? []} />}
      </LoadedPart>
    </KindCard>
  );
}

// The uploads of one section, running or ended: each with its size, its state and its progress.

/** How many rows are rendered at most; the others are only counted. */
const MOST_DRAWN = 200;

const WORDS: Record<JobState, PlainKey> = {
  waiting: 'upload.waiting',
  sending: 'upload.sending',
  stored: 'upload.uploaded',
  failed: 'upload.failed',
  cancelled: 'upload.stopped',
  refused: 'upload.notUploaded',
};
/** The order of the rows: what needs the user comes first, what is done last. */
const ORDER: readonly JobState[] = ['refused', 'failed', 'sending', 'waiting', 'cancelled', 'stored'];

/** Shows the section's uploads, those that need the user first. Renders nothing without any. */
function JobList({ label, jobs }: { label: string; jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  const sorted = jobs.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const more = sorted.length - MOST_DRAWN;
  return (
    <Box sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {/* Focusable, so that the list can be scrolled by keyboard. */}
      <Box component="ul" aria-label={t('upload.jobs', { kind: label })} tabIndex={0} sx={list}>
        {sorted.slice(0, MOST_DRAWN).map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
        {more > 0 && <li>{t('upload.more', { count: more })}</li>}
      </Box>
    </Box>
  );
}

const JobRow = memo(function JobRow({ job }: { job: Job }) {
  const t = useT();
  const { file, state, sent, problem } = job;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <li data-state={state}>
      <div>
        <span title={file.name} translate="no">
          {file.name}
        </span>
        {file.size !== undefined && <small>{sizeLabel(file.size)}</small>}
        <em data-wrong={isWrong ? '' : undefined}>{t(WORDS[state])}</em>
      </div>
      {state === 'sending' && <ProgressBar label={file.name} done={{ value: sent, max: file.size ?? 0 }} />}
      {problem && isWrong && <p>{problem.message}</p>}
    </li>
  );
});

/** One set of styles for all rows: hundreds of rows with their own would freeze the page. */
const list = {
  m: 0,
  p: 0,
  maxHeight: 264,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { px: 1.5, py: 1 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > div:first-of-type': { display: 'flex', gap: 2, alignItems: 'baseline' },
  '& span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& em': {
    minWidth: 88,
    whiteSpace: 'nowrap',
    fontStyle: 'normal',
    color: 'text.secondary',
    textAlign: 'right',
  },
  '& em[data-wrong]': { color: 'error.main', fontWeight: 600 },
  '& li[data-state="stored"] em': { color: 'success.main' },
  '& p': { m: 0, mt: 0.5, color: 'text.secondary' },
  '& [role="progressbar"]': { mt: 0.75 },
} as const;

// The stored files of one kind: at first the newest, all of them on demand and on paper.

const FEW = 5;
const NEWEST_FIRST: Sort = { column: 'modified', isDescending: true };

/** Shows the newest stored files in a table, with a button to show all. */
function StoredFiles({ label, files }: { label: string; files: readonly StoredFile[] }) {
  const [sort, setSort] = useState(NEWEST_FIRST);
  const [isAll, setIsAll] = useState(false);
  const isWhole = usePrinting() || isAll;
  const newest = ordered(files, [modified], true).slice(0, FEW);
  if (files.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <DataTable
        caption={t('upload.storedFiles', { kind: label })}
        columns={columns}
        rows={isWhole ? files : newest}
        keyOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        minWidth={480}
        twoLines="minmax(0, 1fr) auto"
      />
      {files.length > FEW && (
        <Button size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)} sx={{ mt: 1 }}>
          {isAll ? t('upload.showNewest') : t('upload.showAllFiles', { count: files.length })}
        </Button>
      )}
    </Box>
  );
}

const modified = (file: StoredFile) => file.modified ?? 0;

const columns: Column<StoredFile>[] = [
  {
    key: 'name',
    isVerbatim: true,
    label: 'invoices.file',
    width: 'minmax(160px, 2fr)',
    area: '1 / 1 / 2 / 3',
    orderBy: [({ name }) => name],
    cell: ({ name }) => name,
  },
  {
    key: 'size',
    label: 'upload.size',
    width: 'minmax(80px, 0.6fr)',
    area: '2 / 2',
    isFigure: true,
    orderBy: [({ size = 0 }) => size],
    cell: ({ size }) => (size === undefined ? ABSENT : sizeLabel(size)),
  },
  {
    key: 'modified',
    label: 'upload.uploaded',
    width: 'minmax(172px, 1fr)',
    area: '2 / 1',
    orderBy: [modified],
    cell: ({ modified }) => formatDate(modified),
  },
];
