// Filters the invoices: by status, instance and year, and by a search in number, subscription, domain, status and amount.
import Box from '@mui/material/Box';
import { statusLabel, type FilterChoices, type InvoiceFilter } from '../../domain/invoices/invoice';
import { FilterSelect } from '../../ui/form/FilterSelect';
import { ClearFilter } from '../../ui/form/ClearFilter';
import { SearchField } from '../../ui/form/SearchField';
import { visuallyHidden } from '../../ui/content/styles';
import { t } from '../../messages/t';

interface InvoiceFiltersProps {
  value: InvoiceFilter;
  choices: FilterChoices;
  onChange: (change: Partial<InvoiceFilter>) => void;
  onClear: () => void;
  /** Called when Enter is pressed in the search. */
  onSearched: () => void;
}

/** Shows the invoice filters and a button that clears them. */
export function InvoiceFilters({ value, choices, onChange, onClear, onSearched }: InvoiceFiltersProps) {
  const { status, instance, year, search } = value;
  const isFiltered = [status, instance, year, search].some((part) => part !== '');
  return (
    <Box
      component="section"
      tabIndex={-1}
      aria-labelledby="filter-heading"
      data-print={isFiltered ? undefined : 'none'}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          // On the smallest phone the labels of some languages need more than a third of the width.
          xs: 'repeat(auto-fit, minmax(104px, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'minmax(200px, 2fr) repeat(3, minmax(128px, 1fr)) auto',
        },
        alignItems: 'center',
        gap: { xs: '12px 8px', md: '16px 12px' },
      }}
    >
      <Box component="h2" id="filter-heading" sx={visuallyHidden}>
        {t('fleet.filter')}
      </Box>
      <Box
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the same key press would also activate the element that gets the focus.
          event.preventDefault();
          onSearched();
        }}
      >
        <SearchField
          label={t('invoices.search')}
          value={search}
          onChange={(next) => onChange({ search: next })}
          isWide
        />
      </Box>
      <FilterSelect
        label={t('tables.status')}
        value={status}
        options={choices.statuses.map((one) => [one, statusLabel(one)])}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterSelect
        label={t('tools.instance')}
        value={instance}
        isVerbatim
        options={choices.instances.map(({ id, name }) => [id, name])}
        onChange={(next) => onChange({ instance: next })}
      />
      <FilterSelect
        label={t('invoices.year')}
        value={year}
        options={choices.years.map((one) => [String(one), String(one)])}
        onChange={(next) => onChange({ year: next })}
      />
      <ClearFilter isShown={isFiltered} onClear={onClear} />
    </Box>
  );
}
