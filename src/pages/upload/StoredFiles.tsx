// The stored files of one kind: at first the newest, all of them on demand.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';
import type { StoredFile } from '../../wire/instances';
import { ABSENT } from '../../domain/text/shown';
import { formatDate } from '../../domain/values/dates';
import { ordered } from '../../domain/values/ordered';
import { sizeLabel } from '../../domain/uploads/uploadProgress';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, Sort } from '../../ui/table/dataTableModel';
import { t } from '../../messages/t';

const FEW = 5;
const NEWEST_FIRST: Sort = { column: 'modified', isDescending: true };

/** Shows the newest stored files in a table, with a button to show all. */
export function StoredFiles({ label, files }: { label: string; files: readonly StoredFile[] }) {
  const [sort, setSort] = useState(NEWEST_FIRST);
  const [isAll, setIsAll] = useState(false);
  const newest = ordered(files, [modified], true).slice(0, FEW);
  if (files.length === 0) {
    return <Box sx={{ mt: 2, color: 'text.secondary' }}>{t('upload.noFiles')}</Box>;
  }
  return (
    <Box sx={{ mt: 2 }}>
      <DataTable
        caption={t('upload.storedFiles', { kind: label })}
        columns={columns}
        rows={isAll ? files : newest}
        keyOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        minWidth={480}
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
    label: 'upload.file',
    width: 'minmax(160px, 2fr)',
    orderBy: [({ name }) => name],
    cell: ({ name }) => name,
  },
  {
    key: 'size',
    label: 'upload.size',
    width: 'minmax(80px, 0.6fr)',
    isFigure: true,
    orderBy: [({ size = 0 }) => size],
    cell: ({ size }) => (size === undefined ? ABSENT : sizeLabel(size)),
  },
  {
    key: 'modified',
    label: 'upload.uploaded',
    width: 'minmax(172px, 1fr)',
    orderBy: [modified],
    cell: ({ modified }) => formatDate(modified),
  },
];
