// A button that copies a text; its name says which.
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCopy } from '../../browser/useCopy';
import { Icon } from './Icon';
import { t } from '../../messages/t';

interface CopyButtonProps {
  /** What the text is: "domain". */
  what: string;
  text: string;
  /** The id of the element that tells this button from others of the same name. */
  describedBy?: string | undefined;
}

/** The button; shows a tick for a moment after copying, or that the browser refused. */
export function CopyButton({ what, text, describedBy }: CopyButtonProps) {
  const { isCopied, refusal, copy } = useCopy();
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('common.copyWhat', { what })}
        aria-describedby={describedBy}
        onClick={() => copy(text)}
        sx={{ p: 0.5, my: -0.25, color: 'action.active' }}
      >
        <Icon icon={isCopied ? 'done' : 'copy'} size={16} />
      </IconButton>
      {refusal !== undefined && (
        <Box component="span" sx={{ typography: 'caption', color: 'error.main' }}>
          {refusal}
        </Box>
      )}
    </>
  );
}
