// Copies a text: the name says what, a live region says that it was done, or that the browser refused (interface.md 39).
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { visuallyHidden } from './visuallyHidden';

const SHOWN_MS = 2000;

type Outcome = 'copied' | 'refused';

/** Takes what the text is ("domain"), and the text. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = window.setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <IconButton aria-label={`Copy ${what}`} size="small" onClick={() => void copy()} sx={{ p: 0.5 }}>
        {outcome === 'copied' ? <DoneIcon sx={{ fontSize: 16 }} /> : <CopyIcon sx={{ fontSize: 16 }} />}
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Your browser did not allow copying. Please select the text instead.'}
      </Box>
    </>
  );
}
