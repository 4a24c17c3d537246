// Capitalizes a text that is stored in lower case (docs/product/wording.md#capitals) where it begins a line or a sentence.
import Box from '@mui/material/Box';

/** Shows the text with a capital first letter; page search and screen readers get it as stored. */
export function Capitalized({ children }: { children: string }) {
  return (
    <Box component="span" sx={capitalized}>
      {children}
    </Box>
  );
}

/** Only the styles. */
export const capitalized = {
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
