// The field of "Search".
import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { ChangeEvent } from 'react';
import { TextField } from '../../ui/form/TextField';
import { t } from '../../messages/t';
import { useShownAtOnce } from '../../ui/form/useShownAtOnce';
import type { SearchResult } from './searchResults';

interface SearchInputProps {
  typed: string;
  onType: (typed: string) => void;
  /** The empty field's placeholder: what can be found. */
  hint: string;
  list: Pick<UseAutocompleteReturnValue<SearchResult>, 'getInputProps' | 'setAnchorEl'>;
}

/** A controlled field; the finds may be rendered later than what is typed. */
export function SearchInput({ typed, onType, hint, list }: SearchInputProps) {
  const [shown, type] = useShownAtOnce(typed, onType);
  return (
    <TextField
      fullWidth
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this is what it is for
      autoFocus
      placeholder={hint}
      slotProps={{
        input: {
          ref: list.setAnchorEl,
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: {
          ...list.getInputProps(),
          value: shown,
          onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
          'aria-label': t('shell.search'),
          enterKeyHint: 'go',
        },
      }}
    />
  );
}
