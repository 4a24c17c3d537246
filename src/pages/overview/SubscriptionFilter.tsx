// Narrows the overview where there are more cards than a screen holds.
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface SubscriptionFilterProps {
  value: string;
  onChange: (value: string) => void;
  found: number;
  of: number;
}

/** Takes what is typed and how many cards it leaves. */
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
      <TextField
        type="search"
        size="small"
        label="Filter subscriptions"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={{ width: 1, maxWidth: 360, bgcolor: 'background.paper' }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {found === of ? `${of} subscriptions` : `${found} of ${of} subscriptions`}
      </Box>
    </Box>
  );
}
