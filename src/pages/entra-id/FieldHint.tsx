// What belongs into a field, below it: it stays grey where the field is wrong.
import Box from '@mui/material/Box';

/** Takes the sentence. */
export function FieldHint({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
