// A text to be pasted elsewhere: shown verbatim in a box, with a button that copies it.
import Box from '@mui/material/Box';
import { Capitalized } from './Capitalized';
import { CopyButton } from './CopyButton';

interface CopyLineProps {
  /** What the text is: "callback address". */
  what: string;
  text: string;
  /** It is a value, such as an address, not a sentence. */
  isCode?: boolean;
  /** Shows `what` before the text, for where there are several. */
  isNamed?: boolean;
}

/** The box, as wide as its text, which wraps. */
export function CopyLine({ what, text, isCode = false, isNamed = false }: CopyLineProps) {
  return (
    <Box sx={box}>
      {isNamed && (
        <Box sx={{ flex: 'none', color: 'text.secondary' }}>
          <Capitalized>{what}</Capitalized>
        </Box>
      )}
      <Box
        component={isCode ? 'code' : 'span'}
        translate={isCode ? 'no' : undefined}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
      <CopyButton what={what} text={text} />
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 'fit-content',
  maxWidth: 1,
  mt: 0.5,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
