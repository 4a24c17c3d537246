// A state as a chip: text, with an icon and a colour that show its meaning (docs/product/look.md#states).
import Box from '@mui/material/Box';
import type { Meaning } from '../../domain/values/meaning';
import { capitalized } from './Capitalized';
import { Icon } from './Icon';
import { meaningColors } from './styles';

interface StateChipProps {
  meaning: Meaning;
  /** The state in words. */
  words: string;
}

/** The chip, as wide as its text. */
export function StateChip({ meaning, words }: StateChipProps) {
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
        fontWeight: 600,
        ...meaningColors[meaning],
        '& > svg': { flexShrink: 0 },
        // Printed without the tint and the space around it.
        '@media print': { px: 0, py: 0, backgroundColor: 'transparent' },
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <Icon icon={meaning} size={16} />
      <Box component="span" key={words} sx={capitalized}>
        {words}
      </Box>
    </Box>
  );
}
