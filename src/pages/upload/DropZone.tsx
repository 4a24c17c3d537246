// Where files and folders are dropped, and the button that chooses files.
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ui/form/Button';
import { visuallyHidden } from '../../ui/content/styles';
import { droppedFiles } from './queue/droppedFiles';
import type { Unread } from './queue/job';

interface DropZoneProps {
  /** The button's label. */
  label: string;
  /** The id of the text that says which files belong here. */
  describedBy: string;
  /** Its edge is always seen, not only while something is above it. */
  isFramed?: boolean;
  onFiles: (files: readonly (File | Unread)[]) => void;
  /** What stands before the button. */
  children: ReactNode;
}

/** The zone, with a button that does the same: nothing requires dragging (docs/product/interface.md#targets). */
export function DropZone({ label, describedBy, isFramed = false, onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  // Moving over elements inside fires enter and leave events too: the pointer is over the zone while more were enters.
  const [depth, setDepth] = useState(0);

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
      sx={[zone, isFramed && framed, depth > 0 && { outline: '1px dashed', bgcolor: 'action.hover' }]}
    >
      {children}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
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

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  outlineColor: 'primary.main',
  borderRadius: 1,
} as const;

const framed = {
  px: 2,
  py: 1.5,
  border: '1px dashed',
  borderColor: 'text.secondary',
  bgcolor: 'background.paper',
} as const;
