// A select that filters a list, as a native one: fast with thousands of values, and the system's picker on a phone.
import TextField from '@mui/material/TextField';
import { t } from '../../messages/t';

interface FilterSelectProps {
  label: string;
  /** '' for all. */
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** A controlled select that begins with "All". */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  // The page's address may hold a value that no longer exists.
  const isKnown = value === '' || options.some(([one]) => one === value);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ bgcolor: 'background.paper', minWidth: 0 }}
    >
      <option value="">{t('tables.all')}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
