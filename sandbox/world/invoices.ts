// Generates invoices of the list price, and says what of them is overdue: a subscription's dues are nothing else
// (docs/product/vendor-api.md#customer-calls).
import { DAY_SECONDS, periodSeconds } from './newSubscription.ts';
import type { Invoice, Plan, SubscriptionRecord } from './vendorWorld.ts';

const PAYMENT_DAYS = 14;
/** No invoice is older than this, however many there are. */
const OLDEST_DAYS = 10 * 365;
/** Nothing is due on these, whatever their amount is. */
const SETTLED: ReadonlySet<Invoice['status']> = new Set(['paid', 'pending', 'voided']);

/** Which invoices a subscription has. */
export interface InvoiceSeed {
  count: number;
  /** The number of the newest; the older ones count down. */
  firstNumber: number;
  /** When the newest is from, epoch seconds. */
  newestAt: number;
  /** What differs in the newest; the others are paid, a few voided. */
  newest?: Partial<Pick<Invoice, 'status' | 'amount_due'>>;
}

/** Returns when a plan was last paid, which is paid again at `next`; both epoch seconds. */
export function lastPaymentAt(plan: Plan, next: number, now: number): number {
  const period = periodSeconds(plan);
  return next - Math.max(1, Math.ceil((next - now) / period)) * period;
}

/** Returns a subscription's invoices, newest first, one a period of its plan, closer together if there are many. */
export function invoicesOf(
  subscription: SubscriptionRecord,
  plan: Plan,
  { count, firstNumber, newestAt, newest = { status: 'pending' } }: InvoiceSeed,
): Invoice[] {
  const apart = Math.floor(Math.min(periodSeconds(plan), (OLDEST_DAYS / count) * DAY_SECONDS));
  return Array.from({ length: count }, (_, n) => {
    const date = newestAt - n * apart;
    const own = n === 0 ? newest : {};
    const status = own.status ?? (n % 11 === 10 ? 'voided' : 'paid');
    return {
      id: `INV-${String(firstNumber - n).padStart(6, '0')}`,
      subscription_id: subscription.id,
      date,
      due_date: date + PAYMENT_DAYS * DAY_SECONDS,
      total: plan.price,
      amount_due: SETTLED.has(status) ? 0 : (own.amount_due ?? plan.price),
      currency_code: plan.currency_code,
      status,
    };
  });
}

/** Returns what is overdue at `now` (epoch seconds), in cents: the dues of the subscription whose invoices these are. */
export function duesOf(invoices: readonly Invoice[], now: number): number {
  return invoices.reduce((sum, { due_date, amount_due }) => (due_date < now ? sum + amount_due : sum), 0);
}
