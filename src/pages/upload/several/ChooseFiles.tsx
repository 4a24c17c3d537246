// The files chosen of one kind. Those that no instance accepts are named at once.
import Box from '@mui/material/Box';
import type { ChosenFile } from '../../../domain/uploads/instanceUpload';
import {
  fileProblem,
  isSameName,
  twinProblem,
  type UploadFolder,
  type UploadKind,
} from '../../../domain/uploads/upload';
import { sizeLabel } from '../../../domain/uploads/uploadProgress';
import { t, textOf } from '../../../messages/t';
import { Button } from '../../../ui/form/Button';
import { KindCard } from '../KindCard';
import { pathOf } from '../queue/droppedFiles';
import type { Unread } from '../queue/job';
import { FileProblems } from '../SortingZone';

/** Returns which of the files can be sent beside those chosen before in their folder, and why the others can't. */
export function acceptedFiles(added: readonly (File | Unread)[], own: readonly ChosenFile[]) {
  const problems = new Set<string>();
  const accepted: File[] = [];
  for (const file of added) {
    if ('problem' in file) {
      problems.add(`${file.name}: ${textOf(file.problem)}`);
      continue;
    }
    const path = pathOf(file);
    const others = own.map((one) => pathOf(one.file)).filter((other) => !isSameName(other, path));
    const problem = fileProblem(file) ?? twinProblem(path, [...others, ...accepted.map(pathOf)]);
    if (problem) problems.add(textOf(problem));
    else accepted.push(file);
  }
  return { accepted, problems: [...problems] };
}

interface ChooseFilesProps {
  kind: UploadKind;
  /** Of this kind. */
  files: readonly ChosenFile[];
  /** Why the last ones weren't all taken. */
  problems: readonly string[];
  onFiles: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
  onRemove: (file: ChosenFile) => void;
}

/** The kind's row, and the files chosen. */
export function ChooseFiles({ kind, files, problems, onFiles, onRemove }: ChooseFilesProps) {
  return (
    <KindCard kind={kind} onFiles={onFiles}>
      <FileProblems problems={problems} />
      {files.length > 0 && (
        <Box component="ul" aria-label={t('several.chosenFiles', { kind: t(kind.label) })} sx={list}>
          {files.map((one) => (
            <li key={one.file.name}>
              <span translate="no">{one.file.name}</span>
              <small>{sizeLabel(one.file.size)}</small>
              <Button
                size="small"
                aria-label={t('common.removeName', { name: one.file.name })}
                onClick={() => onRemove(one)}
              >
                {t('several.remove')}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </KindCard>
  );
}

const list = {
  m: 0,
  mt: 1,
  p: 0,
  maxHeight: 264,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 2, py: 0.5 },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
