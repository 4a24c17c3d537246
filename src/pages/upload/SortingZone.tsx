// Takes files of any kind, and gives each to the kind that its extension belongs to (docs/product/uploads.md#sorting).
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { kindOf, UPLOAD_KINDS, type UploadFolder } from '../../domain/uploads/upload';
import { t, textOf } from '../../messages/t';
import { Alert } from '../../ui/feedback/Alert';
import { DropZone } from './DropZone';
import type { Unread } from './queue/job';

interface SortingZoneProps {
  onFiles: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
}

/** How many files that couldn't be sorted are named; the others are counted. */
const MOST_NAMED = 5;

/** The zone; below it, what couldn't be sorted or read. */
export function SortingZone({ onFiles }: SortingZoneProps) {
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sort = (files: readonly (File | Unread)[]) => {
    for (const kind of UPLOAD_KINDS) {
      const own = files.filter(({ name }) => kindOf(name) === kind);
      if (own.length > 0) onFiles(kind.folder, own);
    }
    const others = files.filter(({ name }) => !kindOf(name));
    const names = others.flatMap((file) => ('problem' in file ? [] : [file.name]));
    const more = Math.max(0, names.length - MOST_NAMED);
    setProblems([
      ...(names.length > 0 ? [t('upload.unsorted', { names: names.slice(0, MOST_NAMED), more })] : []),
      ...others.flatMap((file) => ('problem' in file ? [`${file.name}: ${textOf(file.problem)}`] : [])),
    ]);
  };
  return (
    <div>
      <DropZone isFramed label={t('upload.chooseFiles')} describedBy={id} onFiles={sort}>
        <Box id={id} sx={{ flex: '1 1 200px' }}>
          <Box component="strong" sx={{ display: 'block' }}>
            {t('upload.dropAny')}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('upload.dropAnyAbout')}
          </Box>
        </Box>
      </DropZone>
      <FileProblems problems={problems} />
    </div>
  );
}

/** Says which files weren't taken, and why. */
export function FileProblems({ problems }: { problems: readonly string[] }) {
  return (
    <Box role="alert">
      {problems.length > 0 && (
        <Alert kind="error" sx={{ mt: 1 }}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
