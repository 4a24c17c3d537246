// Copies a text: the name says what, and it is said aloud that it was done, or that the browser refused.
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DoneIcon from '@mui/icons-material/Done';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { say } from '../../browser/say';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** What the text is: "domain". */
  what: string;
  text: string;
  /** The id of the element that says whose it is, where there are many of that name. */
  describedBy?: string;
}

/** Shows a tick for a moment when it has copied. */
export function CopyButton({ what, text, describedBy }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  // In step with the clock.
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      say('Copied');
    } catch {
      say('Your browser did not allow copying. Please select the text instead.');
    }
  };
  const Icon = isCopied ? DoneIcon : CopyIcon;
  return (
    <IconButton
      aria-label={`Copy ${what}`}
      aria-describedby={describedBy}
      size="small"
      onClick={() => void copy()}
      sx={{ p: 0.5 }}
    >
      <Icon sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
