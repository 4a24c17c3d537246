// The table's filters: a search, the facets and the switch for what needs attention. On a phone the facets are in a sheet.
import FilterIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import { startTransition, useState } from 'react';
import { Button } from '../../../../ui/form/Button';
import {
  ANY_REASON,
  FACETS,
  NO_VALUE,
  TRIAL_PLAN,
  type Facet,
  type Narrowed,
} from '../../../../domain/subscriptions/facets';
import { t, type PlainKey } from '../../../../messages/t';
import { ClearFilter } from '../../../../ui/form/ClearFilter';
import { SearchField } from '../../../../ui/form/SearchField';
import { NO_FILTER, type ChangeOverview, type OverviewState } from '../../useOverviewState';
import { besideToast, TOUCH } from '../../../../theme';
import { visuallyHidden } from '../../../../ui/content/styles';
import { DialogFrame } from '../../../../ui/form/DialogFrame';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { planLabel, trialPlanName } from '../../../../domain/plans/planLabels';
import { regionName } from '../../../../domain/regions/region';
import { STACK_STATES, statusLabel } from '../../../../domain/subscriptions/subscription';
import { ABSENT } from '../../../../domain/text/shown';
import { ordered } from '../../../../domain/values/ordered';
import { FilterSelect } from '../../../../ui/form/FilterSelect';
import { useShownAtOnce } from '../../../../ui/form/useShownAtOnce';
import type { Facts } from '../../useFacts';

/** The filters, in one line if there is room. */
export function TableFilters(props: FacetFieldsProps) {
  const { state, onChange } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const set = [...IN_SELECTS, 'attention' as const].filter((part) => state[part] !== '').length;
  return (
    <Box
      component="section"
      tabIndex={-1}
      aria-label={t('fleet.filter')}
      data-print="none"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <StateChoice {...props} />
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
          isShown={set > 0 || state.search !== '' || state.state !== ''}
          onClear={() => startTransition(() => onChange(NO_FILTER))}
        />
      </Box>
      {isSheetOpen && (
        // A choice takes effect at once.
        <DialogFrame
          title={t('fleet.filter')}
          onClose={() => setIsSheetOpen(false)}
          sx={sheet}
          actions={
            <Button variant="contained" onClick={() => setIsSheetOpen(false)} sx={{ flex: 1 }}>
              {t('fleet.showFound', { count: props.narrowed.shown.length })}
            </Button>
          }
        >
          <FacetFields {...props} />
        </DialogFrame>
      )}
    </Box>
  );
}

/** The facets on a phone are at the bottom of the screen. */
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

// The instances' states, each with how many have it: the first filter.

function StateChoice({ state, onChange, narrowed: { counts } }: FacetFieldsProps) {
  const [chosen, choose] = useShownAtOnce(state.state, (next) => onChange({ state: next }));
  const all = [...counts.state.values()].reduce((sum, count) => sum + count, 0);
  const states = STACK_STATES.filter((one) => counts.state.has(one) || one === chosen);
  return (
    <Box role="radiogroup" aria-label={t('fleet.state')} sx={chips}>
      {['', ...states].map((value) => (
        <label key={value}>
          <Box
            component="input"
            type="radio"
            name="state"
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
            sx={visuallyHidden}
          />
          <span>
            {value === ''
              ? t('overview.allCount', { count: all })
              : t('fleet.stateCount', { state: value, count: counts.state.get(value) ?? 0 })}
          </span>
        </label>
      ))}
    </Box>
  );
}

const chips = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  // Room for the outline of the one that has the focus.
  m: -0.5,
  p: 0.5,
  '& label': {
    position: 'relative',
    flex: 'none',
    px: 1.5,
    py: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
    bgcolor: 'background.paper',
    cursor: 'pointer',
    [TOUCH]: { py: 1.5 },
  },
  '& label:has(:checked)': {
    borderColor: 'primary.main',
    color: 'primary.main',
    fontWeight: 600,
    bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)',
  },
  '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '2px solid' } },
} as const;

// The facets (docs/product/many-instances.md#facets): their values with counts, and the switch for what needs attention.

/** The facets' props, which the sheet on a phone shares. */
interface FacetFieldsProps {
  state: OverviewState;
  onChange: ChangeOverview;
  facts: Facts;
  narrowed: Narrowed;
}

/** The state is chosen above them. */
type InSelect = Exclude<Facet, 'state'>;
const IN_SELECTS = FACETS.filter((facet) => facet !== 'state');

const LABELS: Readonly<Record<InSelect, PlainKey>> = {
  status: 'overview.status',
  region: 'fleet.region',
  plan: 'overview.plan',
};

/** A select for each facet, and the switch. */
function FacetFields({ state, onChange, facts, narrowed: { counts } }: FacetFieldsProps) {
  const [isTicked, tick] = useShownAtOnce(state.attention !== '', (isOn) =>
    onChange({ attention: isOn ? ANY_REASON : '' }),
  );
  return (
    <>
      {IN_SELECTS.map((facet) => (
        <Box key={facet} sx={{ flex: '1 1 168px', minWidth: 0, '& > *': { width: 1 } }}>
          <FilterSelect
            label={t(LABELS[facet])}
            value={state[facet]}
            options={optionsOf(facet, counts[facet], facts)}
            onChange={(next) => onChange({ [facet]: next })}
          />
        </Box>
      ))}
      <FormControlLabel
        title={t('fleet.attentionAbout')}
        control={<Switch checked={isTicked} onChange={(_event, isOn) => tick(isOn)} />}
        label={t('fleet.attention')}
        sx={{ mr: 0 }}
      />
    </>
  );
}

function optionsOf(facet: InSelect, counts: ReadonlyMap<string, number>, facts: Facts) {
  const named = [...counts].map(([value, count]) => ({ value, count, name: nameOf(facet, value, facts) }));
  return ordered(named, [({ name }) => name]).map(
    ({ value, count, name }) => [value, t('fleet.option', { name, count })] as const,
  );
}

function nameOf(facet: InSelect, value: string, { plans, regions }: Facts): string {
  if (value === NO_VALUE) return ABSENT;
  switch (facet) {
    case 'status':
      return capitalized(statusLabel(value));
    case 'region': {
      const region = regions.byKey.get(value);
      return region ? regionName(region) : value;
    }
    case 'plan': {
      if (value === TRIAL_PLAN) return trialPlanName();
      const plan = plans.byKey.get(value);
      return plan ? planLabel(plan) : value;
    }
  }
}

/** Capitalises in code, because the browser renders options itself and ignores their styles. */
const capitalized = (words: string) => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`;
