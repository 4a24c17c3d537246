// An identifier, shown unchanged, that can be copied.
import Box from '@mui/material/Box';
import { ABSENT } from '../../domain/text/absent';
import { CopyButton } from '../../ui/content/CopyButton';

/** Shows the text with a button that copies it, or '–' without text. `what` names it ("instance ID"). */
export function CopyText({ what, text }: { what: string; text: string | undefined }) {
  if (!text) return <span>{ABSENT}</span>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <span translate="no">{text}</span>
      <CopyButton what={what} text={text} />
    </Box>
  );
}
