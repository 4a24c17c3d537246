// A state as a chip: text, with an icon and a colour that show its meaning (docs/product/look.md#states).
import Box from '@mui/material/Box';
import type { Meaning } from '../../domain/values/meaning';
import { capitalized } from './Capitalized';
import { Icon } from './Icon';
import { meaningStyles } from './meaningStyles';

interface StateChipProps {
  meaning: Meaning;
  /** The state in words. */
  words: string;
}

/** The chip, as wide as its text. */
export function StateChip(props: StateChipProps) {
  return (
    <Box component="span" sx={around}>
      <Chip {...props} />
    </Box>
  );
}

/** The chip for lists of thousands, whose styles (`chipStyles`) are set once, on an ancestor. */
export function Chip({ meaning, words }: StateChipProps) {
  return (
    <span className="chip" data-meaning={meaning}>
      <Icon icon={meaning} size={16} />
      <span>{words}</span>
    </span>
  );
}

/** The styles of `Chip`, for an ancestor's `sx`. */
export const chipStyles = {
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    maxWidth: 1,
    px: 1,
    py: 0.25,
    borderRadius: 3,
    fontWeight: 600,
    ...meaningStyles,
    '& > svg': { flexShrink: 0 },
    '& > span': capitalized,
    // Printed without the tint and the space around it.
    '@media print': { px: 0, py: 0, '&[data-meaning]': { backgroundColor: 'transparent' } },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
} as const;

const around = { display: 'contents', ...chipStyles } as const;
