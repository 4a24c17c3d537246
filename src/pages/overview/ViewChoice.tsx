// Chooses cards or a table (docs/product/many-instances.md#views): two radio buttons that look like the halves of a switch.
import CardsIcon from '@mui/icons-material/GridViewOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { t } from '../../messages/t';
import { visuallyHidden } from '../../ui/content/styles';
import type { View } from './useOverviewState';

const VIEWS = [
  ['cards', CardsIcon, 'overview.cards'],
  ['table', TableIcon, 'overview.table'],
] as const;

interface ViewChoiceProps {
  /** None while it may still become another one by itself: a press on the one that is marked would be lost. */
  view: View | undefined;
  onChoose: (view: View) => void;
}

/** The radio group "View". */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <Box role="radiogroup" aria-label={t('overview.view')} data-print="none" sx={group}>
      {VIEWS.map(([value, Icon, words]) => (
        <label key={value}>
          <Box
            component="input"
            type="radio"
            name="view"
            value={value}
            checked={value === view}
            onChange={() => onChoose(value)}
            sx={visuallyHidden}
          />
          <Icon aria-hidden fontSize="small" />
          <span>{t(words)}</span>
        </label>
      ))}
    </Box>
  );
}

const group = (theme: Theme) => ({
  display: 'inline-flex',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 38,
    px: 1.25,
    borderRadius: 'inherit',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  // A phone, where the choice is beside the page's heading, has room for the icons only.
  '& label > span': { [theme.breakpoints.down('sm')]: visuallyHidden },
  '& label:hover': { color: 'text.primary' },
  '& label:has(:checked)': {
    color: 'primary.main',
    fontWeight: 600,
    bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)',
  },
  '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid' } },
});
