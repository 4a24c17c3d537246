// What to know before, and to do after, a subscription is cancelled (docs/product/subscriptions.md#cancelling,
// docs/product/consequences.md#cancelling): what ends and when, what remains due, and whom it affects.
import { message, type Message } from '../../messages/t';
import { connectionForm } from '../connections/connection';
import type { Plan } from '../plans/plan';
import { isTrial, stackState, type Subscription } from '../subscriptions/subscription';
import { paymentBeforeEnd } from '../subscriptions/subscriptionDates';
import { always, tasksFor, type Consequence, type InstanceFacts } from './facts';
import { remainingAfter, type Remaining } from './remaining';
import { ofConnection, ofProbe, ofUsers } from './sentences';

/** Returns what cancelling means. `plan` if its price is known; `facts` if the user may read them. */
export function cancelConsequences(
  subscription: Subscription,
  plan: Plan | undefined,
  facts: InstanceFacts | undefined,
): Consequence[] {
  return [
    ...[...ending(subscription), ...stillDue(subscription, plan)].map(always),
    ...(facts ? concerned(facts) : []),
  ];
}

function ending(subscription: Subscription): Message[] {
  const { expiresAt } = subscription;
  if (isTrial(subscription)) {
    return [
      expiresAt === undefined
        ? message('consequences.trialEndsSometime')
        : message('consequences.trialEndsBy', { end: expiresAt }),
      message('consequences.deletedWithTrial'),
    ];
  }
  if (stackState(subscription) === 'failed') {
    return [message('consequences.mayEndNow')];
  }
  const end = endOf(subscription);
  return [
    end === undefined
      ? message('consequences.usableUntilTermEnd')
      : message('consequences.usableUntil', { end }),
    end === undefined ? message('consequences.deletedThen') : message('consequences.deletedOn', { end }),
    message('consequences.reactivateHere'),
  ];
}

/** Returns when the time paid for ends, epoch seconds. */
function endOf({ contractTermEnd, paymentAt }: Subscription): number | undefined {
  return contractTermEnd ?? paymentAt;
}

function stillDue(subscription: Subscription, plan: Plan | undefined): Message[] {
  const { totalDues = 0 } = subscription;
  const payment = paymentBeforeEnd(subscription);
  return [
    ...(payment === undefined ? [] : [nextPayment(payment, plan)]),
    ...(totalDues > 0 ? [openPayments(totalDues, plan)] : []),
  ];
}

function nextPayment(due: number, plan: Plan | undefined): Message {
  const { price, currencyCode } = plan ?? {};
  return price && currencyCode
    ? message('consequences.paymentStillDueOf', { due, sum: { cents: price, currencyCode } })
    : message('consequences.paymentStillDue', { due });
}

function openPayments(cents: number, plan: Plan | undefined): Message {
  return plan?.currencyCode
    ? message('consequences.sumStillDue', { sum: { cents, currencyCode: plan.currencyCode } })
    : message('consequences.stillDue');
}

function concerned(facts: InstanceFacts): Consequence[] {
  return [
    ofUsers(facts, (count) => message('consequences.cancellationUsers', { count })),
    ofProbe(
      facts,
      message('consequences.cancellationProbe'),
      message('consequences.cancellationProbeUnread'),
    ),
    ofConnection(
      facts,
      message('consequences.cancellationConnection'),
      message('consequences.cancellationConnectionUnread'),
    ),
  ];
}

/** Returns what remains to be done once the subscription is cancelled. */
export function afterCancellation(subscription: Subscription, facts: InstanceFacts | undefined): Remaining {
  const end = endOf(subscription);
  const connection = facts?.connection.is === 'known' ? facts.connection.value : null;
  const tasks = [
    'saveData',
    'tellEnd',
    ...(facts ? tasksFor(facts.probe, 'stopProbes', 'stopProbesIfAny') : []),
    ...(facts ? tasksFor(facts.connection, 'removeRegistration', 'removeRegistrationIfAny') : []),
  ];
  return remainingAfter(tasks, {
    address: subscription.fqdn ?? '',
    end: end === undefined ? '' : String(end),
    clientId: connection ? connectionForm(connection).clientId : '',
  });
}
