// Chooses one of the Windows zones by typing a part of its name (docs/product/timezones.md#changing). Its users load it on
// demand: the searchable list and its zones are large.
import Autocomplete from '@mui/material/Autocomplete';
import { TextField, type TextFieldProps } from './TextField';
import type { TimezoneEntry } from '../../domain/regions/timezone';
import { WINDOWS_ZONES } from '../../domain/regions/windowsZones';
import { foundIn } from '../../domain/text/searchWords';
import { t } from '../../messages/t';

interface TimezoneFieldProps {
  /** A zone's Id, which may be missing from the list; empty for none. */
  value: string;
  /** Called with an Id, or an empty text. */
  onChange: (id: string) => void;
  /** The TextField's label, helper text and other props. */
  field: Pick<TextFieldProps, 'label' | 'name' | 'error' | 'helperText' | 'inputRef' | 'onBlur'>;
}

/** A combobox. */
export function TimezoneField({ value, onChange, field }: TimezoneFieldProps) {
  const isKnown = value === '' || WINDOWS_ZONES.some(({ Id }) => Id === value);
  const zones = isKnown ? WINDOWS_ZONES : [unknownZone(value), ...WINDOWS_ZONES];
  return (
    <Autocomplete
      options={zones}
      value={zones.find(({ Id }) => Id === value) ?? null}
      isOptionEqualToValue={({ Id }, chosen) => Id === chosen.Id}
      onChange={(_event, chosen) => onChange(chosen?.Id ?? '')}
      getOptionLabel={({ DisplayName }) => DisplayName}
      getOptionKey={({ Id }) => Id}
      filterOptions={(all, { inputValue }) => [...foundIn(all, inputValue, ({ DisplayName }) => DisplayName)]}
      autoHighlight
      openText={t('settings.openList')}
      closeText={t('common.close')}
      clearText={t('settings.clear')}
      noOptionsText={t('settings.noSuchTimezone')}
      renderInput={(params) => <TextField {...params} {...field} isRequired />}
    />
  );
}

/** A zone that the list lacks: its Id stands for its name. */
function unknownZone(id: string): TimezoneEntry {
  return { Id: id, DisplayName: id, SupportsDaylightSavingTime: false };
}
