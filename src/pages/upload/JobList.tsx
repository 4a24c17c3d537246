// The uploads of one section, running or ended: each with its size, its state and its progress.
import Box from '@mui/material/Box';
import { memo } from 'react';
import { sizeLabel } from '../../domain/uploads/uploadProgress';
import { ProgressBar } from '../../ui/waiting/ProgressBar';
import type { Job, JobState } from './queue/job';
import { t, type PlainKey } from '../../messages/t';
import { useT } from '../../messages/useT';

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
export function JobList({ label, jobs }: { label: string; jobs: readonly Job[] }) {
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
  '& li': { px: 1.5, py: 1, contentVisibility: 'auto', containIntrinsicSize: 'auto 37px' },
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
