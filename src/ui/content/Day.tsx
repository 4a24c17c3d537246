// A day where a time was given: the time is in the tooltip (docs/product/wording.md#dates).
import Box from '@mui/material/Box';
import { ABSENT } from '../../domain/text/shown';
import { formatDate, formatDay } from '../../domain/values/dates';

interface DayProps {
  /** Epoch seconds. */
  at: number | undefined;
  /** What stands for none. */
  absent?: string;
}

/** The day in one line. */
export function Day({ at, absent = ABSENT }: DayProps) {
  if (at === undefined) return <span>{absent}</span>;
  return (
    <Box component="span" title={formatDate(at)} sx={{ whiteSpace: 'nowrap' }}>
      {formatDay(at)}
    </Box>
  );
}
