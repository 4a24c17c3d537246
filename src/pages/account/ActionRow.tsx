// One action of the account page: what it does, its button at the end of the line, and the outcome below.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionRowProps {
  title: string;
  description: string;
  action: ReactNode;
  /** The outcome of the last attempt; empty if there is nothing to report. */
  outcome: ReactNode;
}

/** Shows the description with its button beside it, or below it on a phone. */
export function ActionRow({ title, description, action, outcome }: ActionRowProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ typography: 'h3' }}>{title}</Box>
          <Box sx={{ color: 'text.secondary' }}>{description}</Box>
        </Box>
        {action}
      </Box>
      {outcome && <Box sx={{ mt: 1.5 }}>{outcome}</Box>}
    </div>
  );
}
