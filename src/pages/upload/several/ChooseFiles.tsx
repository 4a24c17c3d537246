// Chooses the files of one kind. Those that no instance accepts are named at once.
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ChosenFile } from '../../../domain/uploads/instanceUpload';
import { fileProblem, isSameName, twinProblem, type UploadKind } from '../../../domain/uploads/upload';
import { sizeLabel } from '../../../domain/uploads/uploadProgress';
import { t, textOf } from '../../../messages/t';
import { SectionCard } from '../../../ui/content/SectionCard';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/form/Button';
import { DropZone } from '../DropZone';
import { KIND_ABOUT } from '../KindSection';
import { pathOf } from '../queue/droppedFiles';
import type { Unread } from '../queue/job';

interface ChooseFilesProps {
  kind: UploadKind;
  /** Of all kinds. */
  files: readonly ChosenFile[];
  onChange: (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => void;
}

/** The section: its drop zone, and the files chosen. A file of the same name from the same place replaces the one before. */
export function ChooseFiles({ kind: { folder, label }, files, onChange }: ChooseFilesProps) {
  const id = folder.replaceAll('/', '-');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const own = files.filter((one) => one.folder === folder);
  const add = (added: readonly (File | Unread)[]) => {
    const refused: string[] = [];
    const accepted: File[] = [];
    for (const file of added) {
      if ('problem' in file) {
        refused.push(`${file.name}: ${textOf(file.problem)}`);
        continue;
      }
      const path = pathOf(file);
      const others = own.map((one) => pathOf(one.file)).filter((other) => !isSameName(other, path));
      const problem = fileProblem(file) ?? twinProblem(path, [...others, ...accepted.map(pathOf)]);
      if (problem) refused.push(textOf(problem));
      else accepted.push(file);
    }
    setProblems([...new Set(refused)]);
    const isReplaced = (one: ChosenFile) =>
      one.folder === folder && accepted.some((file) => isSameName(pathOf(file), pathOf(one.file)));
    onChange((old) => [
      ...old.filter((one) => !isReplaced(one)),
      ...accepted.map((file) => ({ folder, file })),
    ]);
  };
  return (
    <SectionCard
      id={id}
      title={t(label)}
      about={`${t(KIND_ABOUT[folder])} ${t('upload.folder', { folder })}`}
    >
      <DropZone describedBy={`${id}-heading`} onFiles={add} />
      <Box role="alert">
        {problems.length > 0 && (
          <Alert kind="error" sx={{ mt: 2 }}>
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </Box>
      {own.length > 0 && (
        <Box component="ul" aria-label={t('several.chosenFiles', { kind: t(label) })} sx={list}>
          {own.map((one) => (
            <li key={one.file.name}>
              <span translate="no">{one.file.name}</span>
              <small>{sizeLabel(one.file.size)}</small>
              <Button
                size="small"
                aria-label={t('several.removeFile', { name: one.file.name })}
                onClick={() => onChange((old) => old.filter((other) => other !== one))}
              >
                {t('several.remove')}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

const list = {
  m: 0,
  mt: 2,
  p: 0,
  maxHeight: 264,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 2, py: 0.5 },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
