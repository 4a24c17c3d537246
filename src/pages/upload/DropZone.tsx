// Where files and folders are dropped, and the button that chooses files.
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/form/Button';
import { visuallyHidden } from '../../ui/content/styles';
import { droppedFiles } from './queue/droppedFiles';
import type { Unread } from './queue/job';
import { t } from '../../messages/t';

interface DropZoneProps {
  /** The id of the heading that says which files belong here. */
  describedBy: string;
  onFiles: (files: readonly (File | Unread)[]) => void;
}

/** The zone, with a button that does the same: nothing requires dragging (docs/product/interface.md#targets). */
export function DropZone({ describedBy, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Moving over elements inside fires enter and leave events too: the pointer is over the zone while more were enters.
  const [depth, setDepth] = useState(0);
  const isOver = depth > 0;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDepth(0);
    void droppedFiles(event.dataTransfer).then((files) => {
      if (files.length > 0) onFiles(files);
    });
  };
  return (
    <Box
      onDragEnter={() => setDepth((old) => old + 1)}
      onDragLeave={() => setDepth((old) => old - 1)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={drop}
      data-dropzone=""
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        px: 2,
        py: 1.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t('upload.uploadFiles')}
      </Button>
      <Box sx={{ color: 'text.secondary' }}>{t(isOver ? 'upload.dropHere' : 'upload.orDrop')}</Box>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        sx={visuallyHidden}
        onChange={() => {
          const files = [...(input.current?.files ?? [])];
          // Without this, choosing the same file again would fire no event.
          if (input.current) input.current.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}
