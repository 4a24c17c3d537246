// Opens a row to what stands below it, in a NoteCell.
import MoreIcon from '@mui/icons-material/ExpandMore';
import { Button } from '../form/Button';

interface ExpandButtonProps {
  'aria-label'?: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: string;
}

/** The button, which says whether its row is open; on paper its words alone. */
export function ExpandButton({ isOpen, onOpen, ...props }: ExpandButtonProps) {
  return (
    <Button
      {...props}
      size="small"
      data-print="words"
      aria-expanded={isOpen}
      endIcon={<MoreIcon sx={{ rotate: isOpen ? '180deg' : undefined }} />}
      onClick={() => onOpen(!isOpen)}
      sx={{ ml: -1, textAlign: 'start' }}
    />
  );
}
