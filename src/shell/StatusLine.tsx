// A line above the page that says what holds for all of it. Its live region is there before it says anything, so that screen
// readers announce it.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Shows the line, or only its empty live region without `children`. */
export function StatusLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 3,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {icon}
          {children}
        </Box>
      )}
    </div>
  );
}
