// A table's cell of two lines: what the column is about, and below it, small, what belongs to it. Long ones are cut, and
// whole in their titles, so that rows stay of one height.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ellipsis } from '../../ui/ellipsis';

interface TwoLinesProps {
  first: string;
  second: string;
  /** The first line as it is drawn, where it is more than text. */
  drawn?: ReactNode;
}

/** Takes both lines; an empty second one takes no room. */
export function TwoLines({ first, second, drawn = first }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box title={first} sx={ellipsis}>
        {drawn}
      </Box>
      {second !== '' && (
        <Box
          title={second}
          sx={{ ...ellipsis, typography: 'caption', fontWeight: 400, color: 'text.secondary' }}
        >
          {second}
        </Box>
      )}
    </Box>
  );
}
