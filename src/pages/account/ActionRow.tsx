// One thing that can be done on the account page: what it is, its button at the end of the line, and below it how it went.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ActionRowProps {
  title: string;
  description: string;
  action: ReactNode;
  /** How it went, while there is something to say. */
  outcome: ReactNode;
}

/** On a phone the button stands below the words. */
export function ActionRow({ title, description, action, outcome }: ActionRowProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Box sx={{ color: 'text.secondary' }}>{description}</Box>
        </Box>
        {action}
      </Box>
      {outcome && <Box sx={{ mt: 1.5 }}>{outcome}</Box>}
    </div>
  );
}
