// What the subscriptions will cost in the next twelve months (docs/product/costs.md).
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/catalogue/plans';
import { useSkipped } from '../../api/client/lists';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useAnnouncement } from '../../browser/announce';
import { useNow } from '../../browser/effects/useTimer';
import type { Plan } from '../../domain/plans/plan';
import { costsFile, yearAhead } from '../../domain/plans/yearAhead';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { formatMoney } from '../../domain/values/money';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { Alert } from '../../ui/feedback/Alert';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { CsvButton } from '../../ui/table/CsvButton';
import { WaitingShape } from '../../ui/waiting/Waiting';
import { CurrencyPart } from './CurrencyPart';

/** The page at /costs. */
export function CostsPage() {
  const subscriptions = useQuery(subscriptionsQuery());
  const plans = useQuery(plansQuery());
  const skipped = useSkipped(subscriptionsQuery());
  const [failed] = [
    ...(subscriptions.error && !subscriptions.data
      ? [{ message: t('failures.subscriptions', { why: subscriptions.error.message }), query: subscriptions }]
      : []),
    ...(plans.error && !plans.data
      ? [{ message: t('costs.plansNotLoaded', { why: plans.error.message }), query: plans }]
      : []),
  ];
  return (
    <>
      <PageHeading title={t('costs.title')} />
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3, maxWidth: '72ch' }}>
        {t('costs.about')}
      </Typography>
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {failed ? (
        <FailureAlert message={failed.message} onRetry={() => void failed.query.refetch()} />
      ) : subscriptions.data && plans.data ? (
        <Costs subscriptions={subscriptions.data} plans={plans.data} />
      ) : (
        <WaitingShape height={420} label={t('costs.loading')} />
      )}
    </>
  );
}

interface CostsProps {
  subscriptions: readonly Subscription[];
  plans: readonly Plan[];
}

function Costs({ subscriptions, plans }: CostsProps) {
  const now = useNow();
  const costs = yearAhead(subscriptions, plans, now);
  const { currencies, trials, unknown } = costs;
  useAnnouncement(t('costs.loaded', { count: currencies.length }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {unknown.length > 0 && (
        <Alert kind="warning">
          <span>{t('costs.leftOut')}</span>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
            {unknown.map((subscription) => (
              <li key={subscription.id} translate="no">
                {displayName(subscription)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {currencies.length > 0 && (
        <Typography variant="subtitle1" component="p">
          {t('costs.totals', {
            totals: currencies.map(({ total, currency }) => formatMoney(total, currency)),
          })}
        </Typography>
      )}
      {currencies.length === 0 ? (
        unknown.length === 0 && (
          <EmptyCard Icon={PaymentsIcon} title={t('costs.none')} about={t('costs.noneAbout')} />
        )
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
          <Box sx={{ flex: '1 1 320px', color: 'text.secondary' }}>
            <span>{t('costs.listPrices')}</span>
            {trials.length > 0 && <span>{` ${t('costs.trials', { count: trials.length })}`}</span>}
          </Box>
          <CsvButton file="costs" text={() => costsFile(costs)} />
        </Box>
      )}
      {currencies.map((one) => (
        <CurrencyPart key={one.currency} costs={one} />
      ))}
    </Box>
  );
}
