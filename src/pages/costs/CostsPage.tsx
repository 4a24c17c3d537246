// What the subscriptions will cost in the next twelve months (docs/product/costs.md).
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/catalogue/plans';
import { useSkipped } from '../../api/client/lists';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useAnnouncement } from '../../browser/announce';
import { useNow } from '../../browser/effects/useTimer';
import { costsFile, yearAhead, type CurrencyCosts, type YearAhead } from '../../domain/plans/yearAhead';
import { displayName } from '../../domain/subscriptions/subscription';
import { ABSENT } from '../../domain/text/shown';
import { formatDay } from '../../domain/values/dates';
import { formatMoney } from '../../domain/values/money';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
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
  const now = useNow();
  const costs = subscriptions.data && plans.data && yearAhead(subscriptions.data, plans.data, now);
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
      <PageHeading title={t('costs.title')} about={t('costs.about')}>
        {costs && costs.currencies.length > 0 && <CsvButton file="costs" text={() => costsFile(costs)} />}
      </PageHeading>
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {failed ? (
        <FailureAlert message={failed.message} onRetry={() => void failed.query.refetch()} />
      ) : costs ? (
        <Costs costs={costs} />
      ) : (
        <WaitingShape height={420} label={t('costs.loading')} />
      )}
    </>
  );
}

function Costs({ costs: { currencies, trials, unknown } }: { costs: YearAhead }) {
  useAnnouncement(t('costs.loaded', { count: currencies.length }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {currencies.map((one) => (
        <Totals key={one.currency} costs={one} />
      ))}
      {currencies.length === 0 && unknown.length === 0 && (
        <EmptyCard Icon={PaymentsIcon} title={t('costs.none')} about={t('costs.noneAbout')} />
      )}
      {currencies.map((one) => (
        <CurrencyPart key={one.currency} costs={one} />
      ))}
      <Box sx={{ color: 'text.secondary', '& p': { m: 0, maxWidth: '72ch' } }}>
        {currencies.length > 0 && (
          <p>
            <span>{t('costs.listPrices')}</span>
            {trials.length > 0 && <span>{` ${t('costs.trials', { count: trials.length })}`}</span>}
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            <span>{`${t('costs.leftOut')} `}</span>
            <span translate="no">{unknown.map(displayName).join(', ')}</span>
          </p>
        )}
      </Box>
    </Box>
  );
}

/** What the year costs in one currency, on average, and next. */
function Totals({ costs: { currency, total, average, next } }: { costs: CurrencyCosts }) {
  return (
    <Card component="dl" sx={totals}>
      <div>
        <dt>{t('costs.year')}</dt>
        <dd>{formatMoney(total, currency)}</dd>
      </div>
      <div>
        <dt>{t('costs.average')}</dt>
        <dd>{formatMoney(average, currency)}</dd>
      </div>
      <div>
        <dt>{t('dates.payment')}</dt>
        <dd>{next ? formatMoney(next.price, currency) : ABSENT}</dd>
        {next && (
          <dd>
            <span>{`${formatDay(next.due)}, `}</span>
            <span translate="no">{displayName(next.subscription)}</span>
          </dd>
        )}
      </div>
    </Card>
  );
}

const totals = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '4px 24px',
  m: 0,
  px: 2,
  py: 1.5,
  // On a phone a label and its amount share a line.
  '& div': { display: { xs: 'flex', sm: 'block' }, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
  '& dt': { flex: 1, color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle1' },
  '& dd + dd': { flexBasis: '100%', typography: 'body1', textAlign: { xs: 'end', sm: 'start' } },
} as const;
