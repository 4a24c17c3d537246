// A state in words, with an icon and a colour that show its meaning (docs/product/look.md#states): a chip where it needs
// attention, else plain words.
import { styled } from '@mui/material/styles';
import type { Meaning } from '../../domain/values/meaning';
import { capitalized } from './Capitalized';
import { Icon } from './Icon';
import { meaningColors } from './styles';

interface StateChipProps {
  meaning: Meaning;
  /** The state in words. */
  words: string;
}

/** The state, as wide as its text. */
export function StateChip({ meaning, words }: StateChipProps) {
  return (
    <State data-meaning={meaning}>
      <Icon icon={meaning} size={16} />
      <span key={words}>{words}</span>
    </State>
  );
}

const chip = {
  padding: '0 8px',
  borderRadius: 12,
  fontWeight: 600,
  // Printed without the tint and the space around it.
  '@media print': { padding: 0, backgroundColor: 'transparent' },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

/** Styled once: a table has hundreds. */
const State = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '& > svg': { flexShrink: 0 },
  '& > span': capitalized,
  '&[data-meaning=good] > svg': { color: meaningColors.good.color },
  '&[data-meaning=busy] > svg': { color: meaningColors.busy.color },
  '&[data-meaning=ended]': { color: meaningColors.ended.color },
  '&[data-meaning=attention]': { ...chip, ...meaningColors.attention },
  '&[data-meaning=bad]': { ...chip, ...meaningColors.bad },
});
