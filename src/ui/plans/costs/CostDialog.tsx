// What the terms of a size cost over one to five years (docs/product/compare-costs.md#dialog): as a table, in sentences, and
// as a chart of the table's amounts.
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { DialogFrame } from '../../form/DialogFrame';
import { TextField } from '../../form/TextField';
import { Button } from '../../form/Button';
import { useHoldReload } from '../../../browser/reload/reloadForNewVersion';
import { useNow } from '../../../browser/effects/useTimer';
import type { Plan } from '../../../domain/plans/plan';
import { costsBySize } from '../../../domain/plans/planCosts';
import { planSize } from '../../../domain/plans/planSize';
import { t } from '../../../messages/t';
import { lazyPart } from '../../feedback/lazyPart';
import { WaitingShape } from '../../waiting/Waiting';
import { CheaperFrom } from './CheaperFrom';
import { CHART_HEIGHT } from './chartHeight';
import { CostTable } from './CostTable';

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
