// The filter above the cards (docs/product/screens.md#many-subscriptions).
import Box from '@mui/material/Box';
import { t } from '../../../messages/t';
import { SearchField } from '../../../ui/form/SearchField';

interface CardFilterProps {
  value: string;
  onChange: (value: string) => void;
  /** How many subscriptions match. */
  found: number;
  of: number;
}

/** The search field, and how many subscriptions it finds. */
export function CardFilter({ value, onChange, found, of }: CardFilterProps) {
  return (
    <Box
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
    </Box>
  );
}
