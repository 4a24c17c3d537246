// A button that copies a text; its name says which.
import Box from '@mui/material/Box';
import { useCopy } from '../../browser/useCopy';
import { TOUCH } from '../../theme';
import { Icon } from './Icon';
import { t } from '../../messages/t';

interface CopyButtonProps {
  /** What the text is: "domain". */
  what: string;
  text: string;
  /** The id of the element that tells this button from others of the same name. */
  describedBy?: string | undefined;
}

/** The button; shows a tick for a moment after copying. */
export function CopyButton(props: CopyButtonProps) {
  return (
    <Box component="span" sx={around}>
      <PlainCopyButton {...props} />
    </Box>
  );
}

/** The button for lists of thousands, whose styles (`copyStyles`) are set once, on an ancestor. */
export function PlainCopyButton({ what, text, describedBy }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className="copy"
      aria-label={t('common.copyWhat', { what })}
      aria-describedby={describedBy}
      onClick={() => copy(text)}
    >
      <Icon icon={isCopied ? 'done' : 'copy'} size={16} />
    </button>
  );
}

/** The styles of `PlainCopyButton`, for an ancestor's `sx`. */
export const copyStyles = {
  '& .copy': {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    m: 0,
    p: 0.5,
    border: 0,
    borderRadius: '50%',
    color: 'action.active',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
    // Enlarges the touch target without enlarging the line of text.
    [TOUCH]: {
      '&::after': { content: '""', position: 'absolute', inset: '50%', width: 44, height: 44, m: '-22px' },
    },
  },
} as const;

const around = { display: 'contents', ...copyStyles } as const;
