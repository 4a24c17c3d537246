// The table's filters: a search, the facets and the switch for what needs attention. On a phone the facets are in a sheet.
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import { startTransition, useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import { FACETS } from '../../../../domain/subscriptions/facets';
import { t } from '../../../../messages/t';
import { ClearFilter } from '../../../../ui/form/ClearFilter';
import { SearchField } from '../../../../ui/form/SearchField';
import { NO_FILTER } from '../../useOverviewState';
import { FacetFields, type FacetFieldsProps } from './FacetFields';
import { besideToast } from '../../../../theme';
import { DialogFrame } from '../../../../ui/form/DialogFrame';

/** The filters, in one line if there is room. */
export function TableFilters(props: FacetFieldsProps) {
  const { state, onChange } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const set = [...FACETS, 'attention' as const].filter((part) => state[part] !== '').length;
  return (
    <Box
      component="section"
      tabIndex={-1}
      aria-label={t('fleet.filter')}
      data-print="none"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 8px' }}>
        <Box sx={{ flex: { xs: '1 1 200px', md: '1 1 220px' }, maxWidth: { md: 320 } }}>
          <SearchField
            label={t('fleet.search')}
            value={state.search}
            onChange={(search) => onChange({ search })}
            isWide
          />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
          <FacetFields {...props} />
        </Box>
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          onClick={() => setIsSheetOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          {set === 0 ? t('fleet.filter') : t('fleet.filterSet', { count: set })}
        </Button>
        <ClearFilter
          isShown={set > 0 || state.search !== ''}
          onClear={() => startTransition(() => onChange(NO_FILTER))}
        />
      </Box>
      {isSheetOpen && <FacetSheet {...props} onClose={() => setIsSheetOpen(false)} />}
    </Box>
  );
}

/** The facets on a phone, at the bottom of the screen. A choice takes effect at once. */
function FacetSheet({ onClose, ...props }: FacetFieldsProps & { onClose: () => void }) {
  return (
    <DialogFrame
      title={t('fleet.filter')}
      onClose={onClose}
      sx={sheet}
      actions={
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {t('fleet.showFound', { count: props.narrowed.shown.length })}
        </Button>
      }
    >
      <FacetFields {...props} />
    </DialogFrame>
  );
}

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    m: 0,
    mb: besideToast(0),
    width: 1,
    maxWidth: 1,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
  '& .MuiDialogContent-root': { display: 'flex', flexDirection: 'column', gap: 2 },
  // Room for the first field's label, which is on the field's upper edge.
  '& .MuiDialogContent-root > :first-of-type': { pt: 1 },
} as const;
