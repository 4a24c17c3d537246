// The search field of all lists, with a magnifying glass at its start.
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Somebody is about to type: what the search needs can be made ready. */
  onReady?: (() => void) | undefined;
  /** As wide as its place. */
  isWide?: boolean;
}

/** A controlled field. */
export function SearchField({ label, value, onChange, onReady, isWide = false }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // After the frame that shows the focus.
      onFocus={() => window.setTimeout(() => onReady?.())}
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
