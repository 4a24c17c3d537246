// A state wherever one is shown: icon, words and colour by what it means (docs/product/look.md#states).
import Box from '@mui/material/Box';
import type { Meaning } from '../../domain/values/meaning';
import { Capitalized } from './Capitalized';
import { meaningLooks } from './meaningLooks';

interface StateChipProps {
  meaning: Meaning;
  /** The state in words. */
  words: string;
}

/** As wide as its words. */
export function StateChip({ meaning, words }: StateChipProps) {
  const { Icon, color, tint } = meaningLooks[meaning];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: 1,
        px: 1,
        py: 0.25,
        borderRadius: 3,
        bgcolor: tint,
        color,
        fontWeight: 600,
        // Ink on paper.
        '@media print': { px: 0, py: 0, bgcolor: 'transparent' },
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <Capitalized>{words}</Capitalized>
    </Box>
  );
}
