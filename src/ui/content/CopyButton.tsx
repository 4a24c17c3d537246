// Copies a text: the name says what.
import Box from '@mui/material/Box';
import { useCopy } from '../../browser/useCopy';
import { TOUCH } from '../../theme';
import { Icon } from './Icon';
import { t } from '../../messages/t';

interface CopyButtonProps {
  /** What the text is: "domain". */
  what: string;
  text: string;
  /** The id of the element that says whose it is, where there are many of that name. */
  describedBy?: string | undefined;
}

/** Shows a tick for a moment when it has copied. */
export function CopyButton(props: CopyButtonProps) {
  return (
    <Box component="span" sx={around}>
      <PlainCopyButton {...props} />
    </Box>
  );
}

/** The same among thousands: `copyLook` is said once, on an element around them. */
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

export const copyLook = {
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
    // It stays as it is in its line of text, but can be pressed around it.
    [TOUCH]: {
      '&::after': { content: '""', position: 'absolute', inset: '50%', width: 44, height: 44, m: '-22px' },
    },
  },
} as const;

const around = { display: 'contents', ...copyLook } as const;
