// Words that are written small (docs/product/wording.md#capitals), where they stand as a sentence does.
import Box from '@mui/material/Box';

/** Shown with a capital, found and read as written. */
export function Capitalized({ children }: { children: string }) {
  return (
    <Box component="span" sx={capitalized}>
      {children}
    </Box>
  );
}

/** The look alone. */
export const capitalized = {
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
