// Copies a text: the name says what.
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DoneIcon from '@mui/icons-material/Done';
import IconButton from '@mui/material/IconButton';
import { useCopy } from '../../browser/useCopy';
import { t } from '../../messages/t';

interface CopyButtonProps {
  /** What the text is: "domain". */
  what: string;
  text: string;
  /** The id of the element that says whose it is, where there are many of that name. */
  describedBy?: string;
}

/** Shows a tick for a moment when it has copied. */
export function CopyButton({ what, text, describedBy }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? DoneIcon : CopyIcon;
  return (
    <IconButton
      aria-label={t('common.copyWhat', { what })}
      aria-describedby={describedBy}
      size="small"
      onClick={() => copy(text)}
      sx={{ p: 0.5 }}
    >
      <Icon sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
