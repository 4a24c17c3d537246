// Filters the overview's cards if there are too many to look through.
import Box from '@mui/material/Box';
import { SearchField } from '../../ui/form/SearchField';
import { t } from '../../messages/t';

interface SubscriptionFilterProps {
  value: string;
  onChange: (value: string) => void;
  found: number;
  of: number;
}

/** Shows the search field and how many of the cards match. */
export function SubscriptionFilter({ value, onChange, found, of }: SubscriptionFilterProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: '8px 16px',
        mb: 3,
      }}
    >
      <SearchField label={t('overview.filter')} value={value} onChange={onChange} />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {found === of ? t('overview.all', { count: of }) : t('overview.found', { found, count: of })}
      </Box>
    </Box>
  );
}
