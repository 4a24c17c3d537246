// Generates invoices, one a month back from now, closer together if there are many, in all the states of
// docs/product/vendor-api.md#invoice.
import type { Clock } from '../clock.ts';
import { DAY_SECONDS } from './newSubscription.ts';
import type { Invoice, Plan, SubscriptionRecord } from './vendorWorld.ts';

const PAYMENT_DAYS = 14;
const MONTH_DAYS = 30;
/** No invoice is older than this, however many there are. */
const OLDEST_DAYS = 10 * 365;

/** Returns an invoice's status: the newest are open, most are paid, a few voided. `n` counts back from the newest. */
function statusOf(n: number): Invoice['status'] {
  const newest: Invoice['status'][] = ['pending', 'payment_due', 'not_paid', 'posted'];
  return newest[n] ?? (n % 11 === 10 ? 'voided' : 'paid');
}

/** Returns `count` invoices of a subscription, newest first, numbered from `firstNumber` downwards. */
export function invoicesOf(
  subscription: SubscriptionRecord,
  plan: Plan,
  count: number,
  firstNumber: number,
  clock: Clock,
): Invoice[] {
  const everySeconds = Math.floor(Math.min(MONTH_DAYS, OLDEST_DAYS / count) * DAY_SECONDS);
  return Array.from({ length: count }, (_, n) => {
    const status = statusOf(n);
    const date = clock.seconds() - n * everySeconds - DAY_SECONDS;
    const total = plan.price + n * 10;
    const open = status === 'payment_due' || status === 'not_paid' || status === 'posted';
    return {
      id: `INV-${String(firstNumber - n).padStart(6, '0')}`,
      subscription_id: subscription.id,
      date,
      due_date: date + PAYMENT_DAYS * DAY_SECONDS,
      total,
      amount_due: open ? total : 0,
      currency_code: plan.currency_code,
      status,
    };
  });
}
