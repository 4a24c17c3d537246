// A select that filters a list, as a native one: fast with thousands of values, and the system's picker on a phone.
import { TextField } from './TextField';
import { t } from '../../messages/t';
import { useShownAtOnce } from './useShownAtOnce';

interface FilterSelectProps {
  label: string;
  /** '' for all. */
  value: string;
  /** Its options are names, which aren't translated. */
  isVerbatim?: boolean;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** A controlled select that begins with "All"; what it filters may be rendered later than the choice. */
export function FilterSelect({ label, value, options, isVerbatim = false, onChange }: FilterSelectProps) {
  const [chosen, choose] = useShownAtOnce(value, onChange);
  // The page's address may hold a value that no longer exists.
  const isKnown = chosen === '' || options.some(([one]) => one === chosen);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 0 }}
    >
      <option value="">{t('tables.all')}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one} translate={isVerbatim ? 'no' : undefined}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
