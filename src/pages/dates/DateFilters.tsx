// Filters the dates: by a search in what is shown with them, and by their kinds.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { DATE_KINDS, kindName, type DateKind } from '../../domain/subscriptions/comingDates';
import { t } from '../../messages/t';
import { visuallyHidden } from '../../ui/content/styles';
import { SearchField } from '../../ui/form/SearchField';
import { useShownAtOnce } from '../../ui/form/useShownAtOnce';

interface DateFiltersProps {
  search: string;
  /** An empty set means all of them. */
  kinds: ReadonlySet<DateKind>;
  /** How many dates of each kind the search finds. */
  counts: Readonly<Record<DateKind, number>>;
  onSearch: (typed: string) => void;
  onKinds: (kinds: ReadonlySet<DateKind>) => void;
}

/** The search, and a checkbox with a count for each kind. */
export function DateFilters({ search, kinds, counts, onSearch, onKinds }: DateFiltersProps) {
  const [ticked, tick] = useShownAtOnce(kinds, onKinds);
  return (
    <Box
      data-print={search === '' && kinds.size === 0 ? 'none' : undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', mb: 1 }}
    >
      <Box sx={{ flex: '1 1 280px', maxWidth: 360 }}>
        <SearchField label={t('dates.search')} value={search} onChange={onSearch} isWide />
      </Box>
      <Box component="fieldset" sx={choices}>
        <Box component="legend" sx={visuallyHidden}>
          {t('dates.kinds')}
        </Box>
        {DATE_KINDS.map((kind) => (
          <label key={kind}>
            <Checkbox
              size="small"
              checked={ticked.has(kind)}
              onChange={(_event, isChosen) => {
                const others = [...ticked].filter((one) => one !== kind);
                tick(new Set(isChosen ? [...others, kind] : others));
              }}
            />
            <span>{t('fleet.option', { name: kindName(kind), count: counts[kind] })}</span>
          </label>
        ))}
      </Box>
    </Box>
  );
}

const choices = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: '0 16px',
  // Makes up for the checkboxes' own padding, so that the first one lines up with the list.
  m: '0 0 0 -9px',
  p: 0,
  border: 0,
  minWidth: 0,
  '& label': { display: 'inline-flex', alignItems: 'center', cursor: 'pointer' },
} as const;
