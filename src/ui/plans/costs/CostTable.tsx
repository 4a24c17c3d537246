// "Costs by term": one row per term (docs/product/compare-costs.md#cells). Each column's lowest amount is marked.
import Box from '@mui/material/Box';
import { COST_YEARS, type PlanCosts } from '../../../domain/plans/planCosts';
import { commitmentOf } from '../../../domain/plans/planMoney';
import { formatMoney } from '../../../domain/values/money';
import { t } from '../../../messages/t';
import { visuallyHidden } from '../../content/styles';
import { DataTable } from '../../table/DataTable';
import { AS_GIVEN, type Column } from '../../table/dataTableModel';
import { CurrentMark } from '../CurrentMark';
import { commitmentSum } from '../planFacts';
import { costTerm } from './costTerm';

interface CostTableProps {
  costs: readonly PlanCosts[];
  /** The subscription's plan, if there is a subscription. */
  currentId: string | undefined;
}

/** The costs of one size, and a note on how they are calculated. */
export function CostTable({ costs, currentId }: CostTableProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {/* The header isn't sticky here: a dialog has no app bar to stay below. */}
      <Box sx={styles}>
        <DataTable
          caption={t('costs.byTerm')}
          columns={columnsOf(costs, currentId)}
          rows={costs}
          keyOf={({ plan }) => plan.id}
          sort={AS_GIVEN}
          onSort={() => undefined}
          minWidth={560}
          neededWidth={684}
        />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <span>{t('costs.counted')}</span>
        {costs.length > 1 && <span>{` ${t('costs.leastIsBold')}`}</span>}
      </Box>
    </Box>
  );
}

const styles = {
  fontSize: '0.8125rem',
  '& table thead': { position: 'static' },
  '& table tr': { columnGap: 1 },
  '& table [data-figure]': { pr: 0 },
  // Amounts must not wrap.
  '& tbody td': { whiteSpace: 'nowrap' },
  '& table tbody tr': { py: 0.75 },
  // Applies where rows are shown as cards.
  '& table thead[data-hidden] + tbody tr': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
    py: 1.5,
  },
} as const;

const YEARS = ['costs.within1', 'costs.within2', 'costs.within3', 'costs.within4', 'costs.within5'] as const;

function columnsOf(costs: readonly PlanCosts[], currentId: string | undefined): Column<PlanCosts>[] {
  const figures = (
    key: string,
    label: Column<PlanCosts>['label'],
    amountOf: (one: PlanCosts) => number | undefined,
  ): Column<PlanCosts> => {
    const least = costs.length > 1 ? Math.min(...costs.map((one) => amountOf(one) ?? Infinity)) : undefined;
    return {
      key,
      label,
      width: 'minmax(84px, 1fr)',
      isFigure: true,
      cell: (one) => (
        <Amount words={formatMoney(amountOf(one), one.plan.currencyCode)} isLeast={amountOf(one) === least} />
      ),
    };
  };
  return [
    {
      key: 'term',
      label: 'costs.term',
      width: 'minmax(100px, 1.5fr)',
      cell: (one) => <Term one={one} words={costTerm(one, costs)} isCurrent={one.plan.id === currentId} />,
    },
    figures('per-month', 'costs.perMonth', ({ perMonth }) => perMonth),
    ...COST_YEARS.map((years, index) =>
      figures(`${years}`, YEARS[index] ?? YEARS[0], ({ sums }) => sums[index]),
    ),
  ];
}

/** A term paid in instalments also shows its total commitment: the columns hold only what is due within their years. */
function Term({ one: { plan }, words, isCurrent }: { one: PlanCosts; words: string; isCurrent: boolean }) {
  const commitment = commitmentOf(plan);
  return (
    <div>
      <strong>{words}</strong>
      {isCurrent && <CurrentMark />}
      {commitment && commitment.payments > 1 && (
        <Box sx={{ typography: 'caption', fontWeight: 400, color: 'text.secondary' }}>
          {t('plans.commitTo', { sum: commitmentSum(plan, commitment) })}
        </Box>
      )}
    </div>
  );
}

function Amount({ words, isLeast }: { words: string; isLeast: boolean }) {
  if (!isLeast) return <span>{words}</span>;
  return (
    <strong>
      <span>{words}</span>
      <Box component="span" sx={visuallyHidden}>
        {` ${t('costs.least')}`}
      </Box>
    </strong>
  );
}
