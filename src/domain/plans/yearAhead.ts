// What subscriptions will cost in the next twelve months (docs/product/costs.md): payments at list prices. Cents throughout.
import { t } from '../../messages/t';
import {
  countsAsCancelled,
  displayName,
  isDeleted,
  isTrial,
  type Subscription,
} from '../subscriptions/subscription';
import { csvAmount, toCsv } from '../text/csv';
import { formatMonth, startOfDay, isoDay } from '../values/dates';
import { ordered, type OrderKey } from '../values/ordered';
import { termMonths, type Plan } from './plan';
import { planLabel } from './planLabels';

/** A subscription whose payments are known. */
export interface SubscriptionCosts {
  subscription: Subscription;
  plan: Plan;
  /** The amount of one payment, cents. */
  price: number;
  /** When they fall due within the twelve months, epoch seconds, in order. */
  payments: readonly number[];
  /** The sum of its payments, cents. */
  amount: number;
}

/** One payment of a subscription. */
interface Payment extends SubscriptionCosts {
  /** When it falls due, epoch seconds. */
  due: number;
}

/** What falls due in a calendar month, in the user's timezone. */
export interface MonthCosts {
  /** When the month begins, epoch seconds. */
  from: number;
  /** The first and the last day of it that count, epoch seconds, where the twelve months don't hold all of it. */
  firstDay: number | undefined;
  lastDay: number | undefined;
  /** In the order in which they fall due. */
  payments: readonly Payment[];
  amount: number;
  /** All amounts up to this month. */
  sum: number;
}

/** The costs in one currency. */
export interface CurrencyCosts {
  currency: string;
  /** Every month that the twelve touch: thirteen, unless they begin with a month's first day. */
  months: readonly MonthCosts[];
  subscriptions: readonly SubscriptionCosts[];
  total: number;
  /** What a month costs on average, cents. */
  average: number;
  /** The first payment; undefined if there is none. */
  next: Payment | undefined;
}

/** The costs by currency, and what isn't part of them. */
export interface YearAhead {
  currencies: readonly CurrencyCosts[];
  trials: readonly Subscription[];
  /** Those whose plan, price, next payment or, if cancelled, end isn't known. */
  unknown: readonly Subscription[];
}

/** Returns the costs of the twelve months that begin with the day of `nowMs` (epoch ms), in the user's timezone. */
export function yearAhead(
  subscriptions: readonly Subscription[],
  plans: readonly Plan[],
  nowMs: number,
): YearAhead {
  const from = startOfDay(nowMs);
  const until = monthsLater(from, 12);
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const running = subscriptions.filter((one) => !isDeleted(one));
  const paying = running.filter((one) => !isTrial(one));
  const known: SubscriptionCosts[] = [];
  const unknown: Subscription[] = [];
  for (const subscription of paying) {
    const plan = planOf.get(subscription.planId ?? '');
    const payments = plan && paymentsOf(subscription, plan, from, until);
    if (!payments || plan.price === undefined || !plan.currencyCode) {
      unknown.push(subscription);
      continue;
    }
    const { price } = plan;
    known.push({ subscription, plan, price, payments, amount: price * payments.length });
  }
  const currencies = [...new Set(known.map(({ plan }) => plan.currencyCode ?? ''))].sort();
  return {
    currencies: currencies.map((currency) =>
      costsIn(
        currency,
        known.filter(({ plan }) => plan.currencyCode === currency),
        from,
        until,
      ),
    ),
    trials: running.filter(isTrial),
    unknown,
  };
}

/**
 * Returns when payments fall due, epoch seconds, from `from` to before `until` (epoch ms): at the next payment and then each
 * period of the plan; in a subscription that counts as cancelled only before its contract's end, and none if it has no next
 * payment. Undefined if that isn't known.
 */
function paymentsOf(
  subscription: Subscription,
  plan: Plan,
  from: number,
  until: number,
): number[] | undefined {
  const { paymentAt, contractTermEnd } = subscription;
  const months = termMonths(plan);
  if (!Number.isInteger(months) || months < 1) return undefined;
  const isCancelled = countsAsCancelled(subscription);
  const termEnd = isCancelled ? contractTermEnd : Infinity;
  if (termEnd === undefined) return undefined;
  if (paymentAt === undefined) return isCancelled ? [] : undefined;
  const first = paymentAt * 1000;
  // A time that no date can hold.
  if (Number.isNaN(new Date(first).getTime())) return undefined;
  const end = Math.min(until, termEnd * 1000);
  const payments: number[] = [];
  // A payment that is overdue fell due before: only those after it are ahead.
  const missed = Math.max(0, Math.floor((monthOf(from) - monthOf(first)) / months) - 1);
  for (let period = missed; ; period += 1) {
    const due = monthsLater(first, period * months);
    // Also at a time that no date can hold.
    if (!(due < end)) return payments;
    if (due >= from) payments.push(due / 1000);
  }
}

/** Returns the same time so many months later, in the user's timezone; in a shorter month its last day. */
function monthsLater(epochMs: number, months: number): number {
  const date = new Date(epochMs);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + months, date.getDate()];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()] as const;
  const later = new Date(year, month, day, ...time);
  // In a shorter month it would be a day of the next one.
  return (later.getDate() === day ? later : new Date(year, month + 1, 0, ...time)).getTime();
}

/** Returns a number that is the same for all times of a month, and one more for the next month. */
function monthOf(epochMs: number): number {
  const date = new Date(epochMs);
  return date.getFullYear() * 12 + date.getMonth();
}

function costsIn(
  currency: string,
  subscriptions: readonly SubscriptionCosts[],
  from: number,
  until: number,
): CurrencyCosts {
  const all = ordered(
    subscriptions.flatMap((costs) => costs.payments.map((due): Payment => ({ ...costs, due }))),
    IN_TURN,
  );
  const first = monthOf(from);
  const last = monthOf(until - 1);
  let sum = 0;
  const months = Array.from({ length: last - first + 1 }, (_, index): MonthCosts => {
    const begin = beginOf(first + index);
    const end = beginOf(first + index + 1);
    const payments = all.filter(({ due }) => due * 1000 >= begin && due * 1000 < end);
    const amount = payments.reduce((total, { price }) => total + price, 0);
    sum += amount;
    return {
      from: begin / 1000,
      firstDay: begin < from ? from / 1000 : undefined,
      lastDay: end > until ? (until - 1) / 1000 : undefined,
      payments,
      amount,
      sum,
    };
  });
  return { currency, months, subscriptions, total: sum, average: Math.round(sum / 12), next: all[0] };
}

const IN_TURN: OrderKey<Payment>[] = [({ due }) => due, ({ subscription }) => displayName(subscription)];

/** Returns when the month of `monthOf` begins, epoch ms. */
function beginOf(month: number): number {
  return new Date(Math.floor(month / 12), month % 12, 1).getTime();
}

/** Returns 'December 2026', with the days that count where not all of them do. */
export function monthLabel({ from, firstDay, lastDay }: MonthCosts): string {
  const month = formatMonth(from);
  if (firstDay !== undefined) return t('costs.monthFrom', { month, day: firstDay });
  return lastDay === undefined ? month : t('costs.monthUntil', { month, day: lastDay });
}

/** Returns a file for spreadsheets with a line for each payment, in the order in which they fall due. */
export function costsFile({ currencies }: YearAhead): string {
  const payments = currencies.flatMap(({ months }) => months.flatMap((month) => month.payments));
  return toCsv(
    [
      t('costs.month'),
      t('costs.due'),
      t('tables.name'),
      t('changeSetting.id'),
      t('overview.plan'),
      t('invoices.amount'),
      t('invoices.currency'),
    ],
    ordered(payments, IN_TURN).map(({ due, subscription, plan, price }) => [
      formatMonth(due),
      isoDay(due),
      displayName(subscription),
      subscription.id,
      planLabel(plan),
      csvAmount(price),
      plan.currencyCode ?? '',
    ]),
  );
}
