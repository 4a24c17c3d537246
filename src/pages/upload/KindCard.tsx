// One kind of files (docs/product/uploads.md#kinds) as a row: what it is, and the button that chooses such files; what there is of
// it stands below.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UploadFolder, UploadKind } from '../../domain/uploads/upload';
import { t } from '../../messages/t';
import { PartBoundary } from '../../ui/feedback/PartBoundary';
import { DropZone } from './DropZone';
import type { Unread } from './queue/job';

interface KindCardProps {
  kind: UploadKind;
  /** No file of this kind is stored. */
  isNone?: boolean;
  onFiles: (folder: UploadFolder, files: readonly (File | Unread)[]) => void;
  children?: ReactNode;
}

/** A card with an h2, which takes what is dropped on its row. */
export function KindCard({ kind, isNone = false, onFiles, children }: KindCardProps) {
  const { folder, label, about } = kind;
  const id = folder.replaceAll('/', '-');
  return (
    <Card component="section" id={id} aria-labelledby={`${id}-heading`} variant="panel" sx={card}>
      <DropZone
        label={t('upload.uploadFiles')}
        describedBy={`${id}-heading`}
        onFiles={(files) => onFiles(folder, files)}
      >
        <Typography id={`${id}-heading`} variant="h2">
          {t(label)}
        </Typography>
        <p>
          <span>{t(about)}</span>
          {isNone && <span>{` ${t('upload.noFiles')}`}</span>}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {` ${t('upload.folder', { folder })}`}
          </Box>
        </p>
      </DropZone>
      <PartBoundary>{children}</PartBoundary>
    </Card>
  );
}

/** On a phone, what the kind is for stands below the row. */
const card = {
  py: { xs: 1, md: 1.5 },
  '& h2': { flex: { xs: '1 1 0', md: '0 0 176px' } },
  '& [data-dropzone] > p': {
    order: { xs: 1, md: 0 },
    flex: { xs: '1 0 100%', md: '1 1 0' },
    m: 0,
    typography: { xs: 'caption', md: 'body2' },
    color: 'text.secondary',
  },
} as const;

/** The kinds' cards below one another. */
export const kindCards = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;
