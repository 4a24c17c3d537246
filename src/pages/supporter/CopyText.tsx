// An identifier, exactly as it is, that can be copied.
import Box from '@mui/material/Box';
import { CopyButton } from '../../ui/CopyButton';

/** Takes what it is ("instance ID") and the text; without one it says that it isn't known. */
export function CopyText({ what, text }: { what: string; text: string | undefined }) {
  if (!text) return <>unknown</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <span>{text}</span>
      <CopyButton what={what} text={text} />
    </Box>
  );
}
