// How a meaning looks (docs/product/look.md#states): an icon and a colour, never the colour alone.
import BadIcon from '@mui/icons-material/ErrorOutlineOutlined';
import BusyIcon from '@mui/icons-material/HourglassTop';
import EndedIcon from '@mui/icons-material/BlockOutlined';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import AttentionIcon from '@mui/icons-material/WarningAmberOutlined';
import type { Meaning } from '../../domain/values/meaning';

const colored = (color: 'success' | 'info' | 'warning' | 'error') => ({
  color: `${color}.main`,
  tint: `rgba(var(--mui-palette-${color}-mainChannel) / 0.1)`,
});

/** The icon, the colour of icon and words, and the tint behind them, in both schemes. */
export const meaningLooks: Readonly<Record<Meaning, { Icon: typeof GoodIcon; color: string; tint: string }>> =
  {
    good: { Icon: GoodIcon, ...colored('success') },
    busy: { Icon: BusyIcon, ...colored('info') },
    attention: { Icon: AttentionIcon, ...colored('warning') },
    bad: { Icon: BadIcon, ...colored('error') },
    ended: { Icon: EndedIcon, color: 'text.secondary', tint: 'var(--mui-palette-action-hover)' },
  };
