// What the terms of a size cost over one to five years (docs/product/compare-costs.md#dialog): as a table, in sentences, and
// as a chart of the table's amounts.
import Box from '@mui/material/Box';
import { Suspense, useState, useId } from 'react';
import { DialogFrame } from '../../form/DialogFrame';
import { TextField } from '../../form/TextField';
import { Button } from '../../form/Button';
import { useHoldReload } from '../../../browser/reload/reloadForNewVersion';
import { useNow } from '../../../browser/effects/useTimer';
import type { Plan } from '../../../domain/plans/plan';
import { costsBySize, cheaperAfter, isLonger, type PlanCosts } from '../../../domain/plans/planCosts';
import { planSize } from '../../../domain/plans/planSize';
import { t } from '../../../messages/t';
import { lazyPart } from '../../feedback/lazyPart';
import { WaitingShape } from '../../waiting/Waiting';
import { CHART_HEIGHT } from './chartHeight';
import { CostTable } from './CostTable';
import Typography from '@mui/material/Typography';
import { monthsAfter } from '../../../domain/plans/planPeriod';
import { costTerm } from './costTerm';

// Loaded separately: the table is complete without it.
const CostChart = lazyPart(async () => (await import('./CostChart')).CostChart);

/** The plans to compare, and which of them is chosen or current. */
export interface CostDialogProps {
  /** All plans that may be chosen, in any view, in one currency (from `allowedPlans`). */
  plans: readonly Plan[];
  /** The chosen plan, if any: its size and term are selected initially. */
  chosen: Plan | undefined;
  /** The subscription's plan, if there is a subscription. */
  currentId?: string;
  onClose: () => void;
}

/** The open dialog, at most 750 px wide. */
export function CostDialog({ plans, chosen, currentId, onClose }: CostDialogProps) {
  const now = useNow();
  // Prevents a reload for a new version: failing to load the chart must not close the dialog.
  useHoldReload(() => true);
  const sizes = costsBySize(plans);
  const [chosenSize, setChosenSize] = useState(chosen && planSize(chosen));
  const shown = sizes.find(({ size }) => size === chosenSize) ?? sizes[0];
  return (
    <DialogFrame
      title={t('plans.compareCosts')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
      onClose={onClose}
      sx={wideOnPhones}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pt: 1 }}>
        {shown && (
          <>
            <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              <TextField
                select
                label={t('plans.size')}
                value={shown.size}
                onChange={(event) => setChosenSize(event.target.value)}
                sx={{ minWidth: { sm: 240 }, maxWidth: 1 }}
              >
                {sizes.map(({ size }) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </TextField>
              <Box sx={{ color: 'text.secondary' }}>{t('costs.binding')}</Box>
            </Box>
            <CostTable costs={shown.costs} currentId={currentId} />
            {/* The key resets the compared term when the size changes. */}
            <CheaperFrom key={shown.size} costs={shown.costs} chosenId={chosen?.id} now={now} />
            <Suspense fallback={<WaitingShape height={CHART_HEIGHT} />}>
              <CostChart costs={shown.costs} />
            </Suspense>
          </>
        )}
      </Box>
    </DialogFrame>
  );
}

// The table needs the width.
const wideOnPhones = {
  '& .MuiDialog-paper': { m: { xs: 1, sm: 4 }, width: 1 },
  '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: { xs: 2, sm: 3 } },
};

// When each longer term becomes cheaper than a shorter one, one sentence each (docs/product/compare-costs.md#cheaper-from).

interface CheaperFromProps {
  costs: readonly PlanCosts[];
  /** The chosen plan; its term is the one initially compared with the others. */
  chosenId: string | undefined;
  /** Today, epoch ms. */
  now: number;
}

/** Compares a selectable term with each of the others; with a single term, a sentence stating that it is the only one. */
function CheaperFrom({ costs, chosenId, now }: CheaperFromProps) {
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
