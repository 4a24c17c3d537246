// The search field of all lists, with a magnifying glass at its start.
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { TextField } from './TextField';
import { useShownAtOnce } from './useShownAtOnce';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Fills its container; otherwise at most 360 px wide. */
  isWide?: boolean;
}

/** A controlled field; what it finds may be rendered later than what is typed. */
export function SearchField({ label, value, onChange, isWide = false }: SearchFieldProps) {
  const [typed, type] = useShownAtOnce(value, onChange);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      sx={{ width: 1, maxWidth: isWide ? 'none' : 360, bgcolor: 'background.paper' }}
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
  );
}
