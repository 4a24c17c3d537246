// The filter above the cards (docs/product/screens.md#many-subscriptions).
import Box from '@mui/material/Box';
import { t } from '../../../messages/t';
import { ClearFilter } from '../../../ui/form/ClearFilter';
import { SearchField } from '../../../ui/form/SearchField';

interface CardFilterProps {
  value: string;
  onChange: (value: string) => void;
  /** How many subscriptions match. */
  found: number;
  of: number;
  /** Whether the address filters them, by the search or otherwise. */
  isFiltered: boolean;
  onClear: () => void;
}

/** The search field, how many subscriptions are found, and a way to see all. */
export function CardFilter({ value, onChange, found, of, isFiltered, onClear }: CardFilterProps) {
  return (
    <Box
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: '8px 16px',
      }}
    >
      <SearchField label={t('overview.filter')} value={value} onChange={onChange} />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {found === of ? t('overview.all', { count: of }) : t('overview.found', { found, count: of })}
      </Box>
      <ClearFilter isShown={isFiltered} onClear={onClear} />
    </Box>
  );
}
