// Where files and folders are dropped, and the button that chooses files.
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type DragEvent } from 'react';
import { visuallyHidden } from '../../ui/content/visuallyHidden';
import { droppedFiles } from './queue/droppedFiles';
import { t } from '../../messages/t';

interface DropZoneProps {
  /** The id of the heading that says which files belong here. */
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
}

/** Dropping has a button as its twin: nothing needs dragging (docs/product/interface.md#targets). */
export function DropZone({ describedBy, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Moving over what is inside leaves and enters: what counts is how often more was entered than left.
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
          // The same file may be chosen again.
          if (input.current) input.current.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}
