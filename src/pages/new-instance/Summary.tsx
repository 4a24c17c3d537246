// The order summary, always in view on wide screens, with the price next to the button
// (docs/product/screens.md#new-instance).
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney } from '../../domain/values/money';
import type { Plan } from '../../domain/plans/plan';
import { periodLabel, planName } from '../../domain/plans/planLabels';
import { layout } from '../../theme';
import { FactList } from '../../ui/content/FactList';
import { bindingFacts, renewal } from '../../ui/plans/planFacts';
import { t } from '../../messages/t';

interface SummaryProps {
  /** undefined while no subdomain is typed. */
  address: string | undefined;
  /** The region's display name. */
  region: string;
  /** The plan, once it is chosen. */
  plan: Plan | undefined;
  trialPlanId: string;
  /** Epoch ms. */
  now: number;
  /** The checkout button and its outcome. */
  children: ReactNode;
}

/** The card beside the form; below it on small screens. */
export function Summary({ address, region, plan, trialPlanId, now, children }: SummaryProps) {
  const facts = [
    { label: t('newInstance.address'), value: address ?? t('newInstance.notChosen') },
    { label: t('fleet.region'), value: region },
    {
      label: t('plans.planLegend'),
      value: plan ? planName(plan, trialPlanId) : t('newInstance.notChosen'),
    },
    ...(plan ? bindingFacts(plan) : []),
  ];
  return (
    <Card
      component="section"
      aria-labelledby="summary"
      variant="panel"
      sx={{
        position: { md: 'sticky' },
        top: layout.appBar + 24,
        alignSelf: 'start',
      }}
    >
      <Typography id="summary" variant="h2" sx={{ mb: 2 }}>
        {t('newInstance.summary')}
      </Typography>
      <FactList facts={facts} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ fontWeight: 600 }}>{t('newInstance.price')}</Box>
        <Box>
          {plan ? (
            <Price plan={plan} />
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{t('newInstance.choosePlan')}</Box>
          )}
        </Box>
      </Box>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>{plan && renewal(plan, now)}</Box>
      {children}
      <Typography color="textSecondary" variant="caption" component="p" sx={{ mt: 2 }}>
        {t('newInstance.binding')}
      </Typography>
    </Card>
  );
}

function Price({ plan }: { plan: Plan }) {
  if (plan.price === 0) return <Amount>{t('plans.free')}</Amount>;
  return (
    <>
      <Amount>{formatMoney(plan.price, plan.currencyCode)}</Amount>
      <span> </span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('newInstance.per', { period: periodLabel(plan) })}
      </Box>
    </>
  );
}

function Amount({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontSize: '1.25rem', lineHeight: '28px', fontWeight: 600 }}>
      {children}
    </Box>
  );
}
