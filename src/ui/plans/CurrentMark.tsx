// Marks the subscription's current plan among others.
import Box from '@mui/material/Box';
import { t } from '../../messages/t';

/** "Current plan", after the plan's name. */
export function CurrentMark() {
  return (
    <>
      <span> </span>
      <Box component="span" sx={mark}>
        {t('plans.current')}
      </Box>
    </>
  );
}

const mark = {
  // Separates the words for screen readers, too.
  display: 'inline-block',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'caption',
  whiteSpace: 'nowrap',
} as const;
