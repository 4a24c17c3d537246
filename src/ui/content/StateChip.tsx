// A state wherever one is shown: icon, words and colour by what it means (docs/product/look.md#states).
import Box from '@mui/material/Box';
import type { Meaning } from '../../domain/values/meaning';
import { capitalized } from './Capitalized';
import { Icon } from './Icon';
import { meaningLook } from './meaningLooks';

interface StateChipProps {
  meaning: Meaning;
  /** The state in words. */
  words: string;
}

/** As wide as its words. */
export function StateChip(props: StateChipProps) {
  return (
    <Box component="span" sx={around}>
      <Chip {...props} />
    </Box>
  );
}

/** The same among thousands: `chipLook` is said once, on an element around them. */
export function Chip({ meaning, words }: StateChipProps) {
  return (
    <span className="chip" data-meaning={meaning}>
      <Icon icon={meaning} size={16} />
      <span>{words}</span>
    </span>
  );
}

export const chipLook = {
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    maxWidth: 1,
    px: 1,
    py: 0.25,
    borderRadius: 3,
    fontWeight: 600,
    ...meaningLook,
    '& > svg': { flexShrink: 0 },
    '& > span': capitalized,
    // Ink on paper.
    '@media print': { px: 0, py: 0, '&[data-meaning]': { backgroundColor: 'transparent' } },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
} as const;

const around = { display: 'contents', ...chipLook } as const;
