// The search field of all lists, with a magnifying glass at its start.
import SearchIcon from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { cleanInput } from './cleanInput';
import { useShownAtOnce } from './useShownAtOnce';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Fills its container; otherwise at most 360 px wide. */
  isWide?: boolean;
}

/**
 * A controlled field; what it finds may be rendered later than what is typed. Not a TextField, which brings the select and its
 * menu: the overview has this field, but neither of those.
 */
export function SearchField({ label, value, onChange, isWide = false }: SearchFieldProps) {
  const id = useId();
  const [typed, type] = useShownAtOnce(value, onChange);
  return (
    <FormControl size="small" onChangeCapture={cleanInput} sx={{ width: 1, maxWidth: isWide ? 'none' : 360 }}>
      <InputLabel htmlFor={id} shrink>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        notched
        label={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
    </FormControl>
  );
}
