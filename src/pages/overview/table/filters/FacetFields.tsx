// The facets (docs/product/many-instances.md#facets): their values with counts, and the switch for what needs attention.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { planLabel, trialPlanName } from '../../../../domain/plans/planLabels';
import { regionName } from '../../../../domain/regions/region';
import {
  FACETS,
  NO_VALUE,
  TRIAL_PLAN,
  type Facet,
  type Narrowed,
} from '../../../../domain/subscriptions/facets';
import { stackStateLabel, statusLabel, type StackState } from '../../../../domain/subscriptions/subscription';
import { ABSENT } from '../../../../domain/text/shown';
import { ordered } from '../../../../domain/values/ordered';
import { t, type PlainKey } from '../../../../messages/t';
import { FilterSelect } from '../../../../ui/form/FilterSelect';
import { useShownAtOnce } from '../../../../ui/form/useShownAtOnce';
import type { ChangeOverview, OverviewState } from '../../useOverviewState';
import type { Facts } from '../../useFacts';

/** The facets' props, which the sheet on a phone shares. */
export interface FacetFieldsProps {
  state: OverviewState;
  onChange: ChangeOverview;
  facts: Facts;
  narrowed: Narrowed;
}

const LABELS: Readonly<Record<Facet, PlainKey>> = {
  state: 'fleet.state',
  status: 'overview.status',
  region: 'fleet.region',
  plan: 'overview.plan',
};

/** A select for each facet, and the switch. */
export function FacetFields({ state, onChange, facts, narrowed }: FacetFieldsProps) {
  return (
    <>
      {FACETS.map((facet) => (
        <FacetField
          key={facet}
          facet={facet}
          value={state[facet]}
          counts={narrowed.counts[facet]}
          facts={facts}
          onChange={onChange}
        />
      ))}
      <AttentionSwitch isOn={state.attention === '1'} onChange={onChange} />
    </>
  );
}

interface AttentionSwitchProps {
  isOn: boolean;
  onChange: ChangeOverview;
}

function AttentionSwitch({ isOn, onChange }: AttentionSwitchProps) {
  const [checked, check] = useShownAtOnce(isOn, (next) => onChange({ attention: next ? '1' : '' }));
  return (
    <FormControlLabel
      title={t('fleet.attentionAbout')}
      control={<Switch checked={checked} onChange={(_event, next) => check(next)} />}
      label={t('fleet.attention')}
      sx={{ mr: 0 }}
    />
  );
}

interface FacetFieldProps {
  facet: Facet;
  value: string;
  /** How many subscriptions choosing each value would show. */
  counts: ReadonlyMap<string, number>;
  facts: Facts;
  onChange: ChangeOverview;
}

function FacetField({ facet, value, counts, facts, onChange }: FacetFieldProps) {
  return (
    <Box sx={{ flex: '1 1 168px', minWidth: 0, '& > *': { width: 1 } }}>
      <FilterSelect
        label={t(LABELS[facet])}
        value={value}
        options={optionsOf(facet, counts, facts)}
        onChange={(next) => onChange({ [facet]: next })}
      />
    </Box>
  );
}

function optionsOf(facet: Facet, counts: ReadonlyMap<string, number>, facts: Facts) {
  const named = [...counts].map(([value, count]) => ({ value, count, name: nameOf(facet, value, facts) }));
  return ordered(named, [({ name }) => name]).map(
    ({ value, count, name }) => [value, t('fleet.option', { name, count })] as const,
  );
}

function nameOf(facet: Facet, value: string, { plans, regions }: Facts): string {
  if (value === NO_VALUE) return ABSENT;
  switch (facet) {
    case 'state':
      return capitalized(stackStateLabel(value as StackState));
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
