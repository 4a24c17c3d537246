// The table's columns about subscriptions (docs/product/many-instances.md#columns): what each shows, sorts by and exports.
// These cells are as light as possible and fetch nothing themselves: two dozen new rows a second come into view while the
// list is scrolled.
import { Link } from 'react-router-dom';
import type { SettingId } from '../../../../domain/instances/settings';
import { planLabel, planPrice } from '../../../../domain/plans/planLabels';
import { shownPlan } from '../../../../domain/plans/shownPlan';
import { displayLocation, displayNation, regionName } from '../../../../domain/regions/region';
import {
  displayName,
  isTrial,
  shownStatus,
  STACK_STATES,
  stackState,
  stackStateMeaning,
  stackStateLabel,
  subscriptionMeaning,
  type Subscription,
} from '../../../../domain/subscriptions/subscription';
import { datesOf, type ComingDate } from '../../../../domain/subscriptions/subscriptionDates';
import { kindName } from '../../../../domain/subscriptions/comingDates';
import { csvAmount } from '../../../../domain/text/csv';
import { ABSENT } from '../../../../domain/text/shown';
import { formatDate, formatDay, startOfDay, isoDate } from '../../../../domain/values/dates';
import { formatMoney } from '../../../../domain/values/money';
import { t } from '../../../../messages/t';
import { paths } from '../../../../paths';
import type { Column } from '../../../../ui/table/dataTableModel';
import { nameId, RowActions } from './RowActions';
import type { Facts } from '../../useFacts';
import type { SortableColumn } from '../../useOverviewState';
import type { Meaning } from '../../../../domain/values/meaning';
import { Icon } from '../../../../ui/content/Icon';

/** A column of the table, and its text in an exported file. */
export interface TableColumn extends Column<Subscription> {
  key: SortableColumn | SettingId | 'actions';
  csv: (subscription: Subscription) => string;
  /** Its least width, px. */
  least: number;
}

/** Sorts rows without a date last. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Returns the columns about subscriptions, in their order. `hasDomains`: the domain stands below the name. */
export function subscriptionColumns(
  { plans, regions, rights, now }: Facts,
  hasDomains: boolean,
): TableColumn[] {
  const planOf = (subscription: Subscription) => {
    const label = shownPlan(subscription, (id) => {
      const plan = plans.byKey.get(id);
      return plan && planLabel(plan);
    });
    if (label !== undefined) return label;
    return plans.isPending ? '' : (subscription.planId ?? ABSENT);
  };
  const regionOf = ({ region: code = ABSENT }: Subscription) => {
    const region = regions.byKey.get(code);
    if (region) return regionName(region);
    return regions.isPending ? '' : code;
  };
  const today = startOfDay(now);
  const dateOf = (subscription: Subscription) => next(datesOf(subscription, today));
  /** Returns the amount due in cents; 0 if the user may not see it. */
  const dueOf = ({ id, totalDues = 0 }: Subscription) =>
    totalDues > 0 && rights.manageInvoices.has(id) ? totalDues : 0;
  const currencyOf = ({ planId = '' }: Subscription) => plans.byKey.get(planId)?.currencyCode;
  const text = (words: string) => <span title={words}>{words}</span>;
  return [
    {
      key: 'name',
      isVerbatim: true,
      label: 'tables.name',
      ...wide(136, 2),
      area: '1 / 2 / 2 / 3',
      orderBy: [displayName],
      cell: (subscription) => (
        <span data-lines="">
          <RowName
            subscription={subscription}
            isLink={
              rights.manageInstance.has(subscription.id) || rights.manageSubscription.has(subscription.id)
            }
          />
          {hasDomains && <small title={subscription.fqdn}>{subscription.fqdn ?? ABSENT}</small>}
        </span>
      ),
      csv: displayName,
    },
    {
      key: 'domain',
      isVerbatim: true,
      label: 'overview.domain',
      // Below the name.
      ...wide(0, 0),
      orderBy: [({ fqdn = '' }) => fqdn],
      cell: ({ fqdn = ABSENT }) => text(fqdn),
      csv: ({ fqdn = '' }) => fqdn,
    },
    {
      key: 'state',
      label: 'fleet.state',
      ...wide(stateWidth(), 0.2),
      area: '1 / 3 / 2 / 5',
      orderBy: [(subscription) => stackStateLabel(stackState(subscription))],
      cell: (subscription) => {
        const state = stackState(subscription);
        return <StateCell meaning={stackStateMeaning(state)} words={stackStateLabel(state)} />;
      },
      csv: (subscription) => stackStateLabel(stackState(subscription)),
    },
    {
      key: 'status',
      label: 'overview.status',
      ...wide(132, 0.2),
      orderBy: [shownStatus],
      cell: (subscription) => (
        <StateCell meaning={subscriptionMeaning(subscription, now)} words={shownStatus(subscription)} />
      ),
      csv: shownStatus,
    },
    {
      key: 'plan',
      label: 'overview.plan',
      ...wide(100, 0.9),
      orderBy: [planOf],
      cell: (subscription) => {
        const plan = isTrial(subscription) ? undefined : plans.byKey.get(subscription.planId);
        const words = planOf(subscription);
        return plan ? <TwoLines title={words} first={plan.name} second={planPrice(plan)} /> : text(words);
      },
      csv: planOf,
    },
    {
      key: 'region',
      label: 'fleet.region',
      ...wide(100, 0.9),
      orderBy: [regionOf],
      cell: (subscription) => {
        const region = regions.byKey.get(subscription.region ?? '');
        const words = regionOf(subscription);
        if (!region) return text(words);
        return <TwoLines title={words} first={displayLocation(region)} second={displayNation(region)} />;
      },
      csv: regionOf,
    },
    {
      key: 'date',
      label: 'fleet.nextDate',
      ...wide(100, 0.3),
      area: '2 / 2 / 3 / 4',
      orderBy: [(subscription) => dateOf(subscription)?.at ?? LAST],
      cell: (subscription) => {
        const date = dateOf(subscription);
        if (!date) return ABSENT;
        const { at, kind } = date;
        return <TwoLines title={formatDate(at)} first={formatDay(at)} second={kindName(kind)} />;
      },
      csv: (subscription) => isoDate(dateOf(subscription)?.at),
    },
    {
      key: 'due',
      label: 'overview.due',
      ...wide(88, 0.2),
      area: '2 / 4 / 3 / 5',
      isFigure: true,
      orderBy: [dueOf],
      cell: (subscription) => {
        const cents = dueOf(subscription);
        if (cents === 0) return ABSENT;
        const currencyCode = currencyOf(subscription);
        if (currencyCode) return <strong>{formatMoney(cents, currencyCode)}</strong>;
        return plans.isPending ? <span data-loading="" /> : <SeeInvoices subscription={subscription} />;
      },
      csv: (subscription) => {
        const cents = dueOf(subscription);
        return cents > 0 ? `${csvAmount(cents)} ${currencyOf(subscription) ?? ''}`.trim() : '';
      },
    },
  ];
}

/** Returns the width of the longest state in the user's language, with its icon, on one line: px. */
function stateWidth(): number {
  const lengths = STACK_STATES.map((state) => stackStateLabel(state).length);
  return 24 + Math.ceil(7.2 * Math.max(...lengths));
}

/** The width of the column with the actions, px. */
export const ACTIONS_WIDTH = 180;

/** The column with each row's actions. */
export const ACTIONS_COLUMN: Column<Subscription> = {
  key: 'actions',
  label: 'fleet.actions',
  width: `${ACTIONS_WIDTH}px`,
  isAction: true,
  cell: (subscription) => <RowActions subscription={subscription} />,
};

/** Returns a column's width: at least `least` px, and its share of the room that is left. */
export const wide = (least: number, share: number) => ({ least, width: `minmax(${least}px, ${share}fr)` });

/** Returns the earliest of a subscription's dates; undefined if there are none. */
function next(dates: readonly ComingDate[]): ComingDate | undefined {
  return dates.reduce<ComingDate | undefined>(
    (first, date) => (first === undefined || date.at < first.at ? date : first),
    undefined,
  );
}

/** The name, as a link to the manage page where the user may do something there. */
function RowName({ subscription, isLink }: { subscription: Subscription; isLink: boolean }) {
  const name = displayName(subscription);
  const named = { id: nameId(subscription), title: name };
  if (!isLink) return <span {...named}>{name}</span>;
  return (
    <Link {...named} to={paths.manage(subscription.id)}>
      {name}
    </Link>
  );
}

/** Shown instead of an amount whose currency isn't known, as on a card (docs/product/subscriptions.md#card-facts). */
function SeeInvoices({ subscription }: { subscription: Subscription }) {
  return (
    <Link
      to={paths.invoices(subscription.id)}
      aria-label={t('overview.someDue')}
      aria-describedby={nameId(subscription)}
    >
      {t('overview.seeInvoices')}
    </Link>
  );
}

function TwoLines({
  title,
  first = ABSENT,
  second,
}: {
  title: string;
  first?: string | undefined;
  second: string;
}) {
  return (
    <span title={title} data-lines="">
      <span>{first}</span>
      <small>{second}</small>
    </span>
  );
}

// A state as a cell of a long table shows it (docs/product/look.md#states): plain words, with an icon and a colour where it
// needs attention, styled by the table.

/** The state in one line. */
function StateCell({ meaning, words }: { meaning: Meaning; words: string }) {
  return (
    <span data-meaning={meaning} title={words}>
      {(meaning === 'bad' || meaning === 'attention') && <Icon icon={meaning} size={16} />}
      <span>{words}</span>
    </span>
  );
}
