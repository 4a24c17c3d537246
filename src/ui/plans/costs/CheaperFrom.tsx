// When each longer term becomes cheaper than a shorter one, one sentence each (docs/product/compare-costs.md#cheaper-from).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextField } from '../../form/TextField';
import { cheaperAfter, isLonger, type PlanCosts } from '../../../domain/plans/planCosts';
import { monthsAfter } from '../../../domain/plans/planPeriod';
import { t } from '../../../messages/t';
import { costTerm } from './costTerm';

interface CheaperFromProps {
  costs: readonly PlanCosts[];
  /** The chosen plan; its term is the one initially compared with the others. */
  chosenId: string | undefined;
  /** Today, epoch ms. */
  now: number;
}

/** Compares a selectable term with each of the others; with a single term, a sentence stating that it is the only one. */
export function CheaperFrom({ costs, chosenId, now }: CheaperFromProps) {
  const headingId = useId();
  const [wantedId, setWantedId] = useState(chosenId);
  const compared = costs.find(({ plan }) => plan.id === wantedId) ?? costs[0];
  if (!compared) return null;
  if (costs.length === 1) return <div>{t('costs.onlyTerm', { term: costTerm(compared, costs) })}</div>;
  const sentences = costs
    .filter((one) => one !== compared)
    .map((one) =>
      isLonger(one.plan, compared.plan)
        ? sentence(one, compared, costs, now)
        : sentence(compared, one, costs, now),
    );
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography id={headingId} component="h3" sx={{ fontWeight: 600 }}>
          {t('costs.cheaperFrom')}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{t('costs.cheaperFromAbout')}</Box>
      </div>
      <TextField
        select
        label={t('costs.comparedWith')}
        value={compared.plan.id}
        onChange={(event) => setWantedId(event.target.value)}
        sx={{ justifySelf: 'start', maxWidth: 1 }}
      >
        {costs.map((one) => (
          <option key={one.plan.id} value={one.plan.id}>
            {costTerm(one, costs)}
          </option>
        ))}
      </TextField>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    </Box>
  );
}

function sentence(longer: PlanCosts, shorter: PlanCosts, all: readonly PlanCosts[], now: number): string {
  const terms = { longer: costTerm(longer, all), shorter: costTerm(shorter, all) };
  const months = cheaperAfter(longer.plan, shorter.plan);
  if (months === undefined) return t('costs.neverCheaper', terms);
  if (months === 0) return t('costs.cheaperAtOnce', terms);
  const isYears = months % 12 === 0;
  return t('costs.cheaperOn', {
    ...terms,
    day: monthsAfter(now, months) / 1000,
    count: isYears ? months / 12 : months,
    unit: isYears ? 'year' : 'month',
  });
}
