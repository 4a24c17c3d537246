// The customer's calls (docs/product/vendor-api.md#customer-calls).
import * as v from 'valibot';
import { MAX_FORBIDDEN, MAX_STATUS_QUESTIONS, POLL_MS } from '../../src/domain/subscriptions/polling.ts';
import { MOST_FOLLOWED } from '../../src/domain/subscriptions/subscription.ts';
import { hostedPage } from '../../src/wire/billing/checkout.ts';
import { portalSession } from '../../src/wire/billing/portalSession.ts';
import { currencies } from '../../src/wire/catalogue/currencies.ts';
import { plans } from '../../src/wire/catalogue/plans.ts';
import { regions } from '../../src/wire/catalogue/regions.ts';
import { invoiceDocument, invoices } from '../../src/wire/invoices/invoices.ts';
import { cancellationReasons } from '../../src/wire/subscriptions/cancellationReasons.ts';
import { stackStatus } from '../../src/wire/subscriptions/stackStatus.ts';
import { subscription, subscriptions } from '../../src/wire/subscriptions/subscription.ts';
import { permissions } from '../../src/wire/user/permissions.ts';
import * as bodies from './bodies.ts';
import { ONCE, PRESSED, type Call, type Rate } from './call.ts';

const everySeconds = POLL_MS / 1000;

/** The rate of a status wait's calls (docs/product/polling.md#status-waits). */
export const STATUS_WAIT: Rate = {
  when: 'While something that was asked for waits for the instance: until a state is accepted, then no more.',
  everySeconds,
  atMost: MAX_STATUS_QUESTIONS,
};

const HOSTED_PAGE =
  'Everything in the answer goes to the billing script as it came, so it must be all that the script needs to open it.';

/** The customer's calls. */
export const customerCalls: readonly Call[] = [
  {
    line: 'GET /authorization/permissions',
    name: 'getPermissions',
    summary: 'What the user has a role on.',
    answer: permissions,
    rate: {
      when:
        'Once when a page is loaded; again after every create, change of plan and change of the subdomain, and when an ' +
        'instance that was followed is ready or has failed.',
    },
  },
  {
    line: 'GET /public/plans',
    name: 'getPlans',
    summary: 'All plans, those that are no longer sold too.',
    query: { all_bundles: { means: 'All bundles, old ones too.', schema: v.picklist(['1']) } },
    answer: plans,
    rate: ONCE,
  },
  {
    line: 'GET /public/regions',
    name: 'getRegions',
    summary: 'The regions that instances run in.',
    answer: regions,
    rate: ONCE,
  },
  {
    line: 'GET /public/currencies',
    name: 'getCurrencies',
    summary: 'The currencies that plans are sold in.',
    answer: currencies,
    rate: ONCE,
  },
  {
    line: 'GET /customer/subscriptions',
    name: 'getSubscriptions',
    summary: 'All subscriptions that the user has a part in.',
    answer: subscriptions,
    rate: {
      when: 'Once when a page is loaded; again after something was paid for, or after a change whose outcome nobody confirmed.',
    },
  },
  {
    line: 'GET /customer/subscriptions/{subscriptionId}',
    name: 'getSubscription',
    summary: 'One subscription.',
    more:
      'Asked while the instance is being prepared, or its state is unknown: until `stack_status` is `ready` or `failed`, for an ' +
      'hour at most.',
    answer: subscription,
    rate: {
      when: 'While an instance is in preparation. Otherwise once, after a change whose outcome nobody confirmed.',
      everySeconds,
      atATime: MOST_FOLLOWED,
    },
    refusals: {
      403:
        'Expected at first: rights may come a while after the instance. The portal asks again, ' +
        `${MAX_FORBIDDEN} times in a row at most, then it stops and shows the message.`,
    },
  },
  {
    line: 'POST /customer/subscriptions',
    name: 'orderSubscription',
    summary: 'Orders a new subscription: the hosted page on which it is paid.',
    more: HOSTED_PAGE,
    body: bodies.order,
    answer: hostedPage,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/subscriptions/{subscriptionId}',
    name: 'changePlan',
    summary: 'Orders another plan for a subscription: the hosted page on which it is paid.',
    more: HOSTED_PAGE,
    body: bodies.planChange,
    answer: hostedPage,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'GET /customer/subscriptions/hosted_page/{hostedPageId}',
    name: 'getSubscriptionOfHostedPage',
    summary: 'The subscription that was paid for on a hosted page.',
    answer: subscription,
    rate: { when: 'Once, when the billing script has said that it was paid.' },
    refusals: { 409: 'Nothing has been paid for on this page.' },
  },
  {
    line: 'DELETE /customer/subscriptions/{subscriptionId}',
    name: 'cancelSubscription',
    summary: 'Cancels a subscription.',
    more: 'Where the answer’s `subscription_status` is `cancelled` it has ended at once, and leaves the list.',
    query: {
      subscription_cancel_reason_code: {
        means: 'The `code` of a cancellation reason.',
        schema: v.pipe(v.string(), v.minLength(1)),
      },
    },
    answer: subscription,
    rate: PRESSED,
  },
  {
    line: 'POST /customer/subscriptions/{subscriptionId}/reactivate',
    name: 'reactivateSubscription',
    summary: 'Takes a cancellation back.',
    answer: subscription,
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/subscriptions/{subscriptionId}/subdomain',
    name: 'changeSubdomain',
    summary: 'Gives an instance another subdomain.',
    more: 'The answer’s `stack_status` is `not_ready`: the portal follows the instance from then on.',
    body: bodies.subdomainChange,
    answer: subscription,
    rate: PRESSED,
    refusals: { 409: 'The subdomain is taken, or the instance is busy. The message stands at the field.' },
  },
  {
    line: 'GET /supporter/settings/cancellationreasons',
    name: 'getCancellationReasons',
    summary: 'The reasons that a customer chooses from when cancelling. Customers may read it, too.',
    answer: cancellationReasons,
    rate: ONCE,
  },
  {
    line: 'POST /customer/stacks/{stackId}/status',
    name: 'getStackStatus',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'Goes on where `accepted` is true, or `status` is one of the accepted states.',
    body: bodies.stackStates,
    answer: stackStatus,
    isQuestion: true,
    rate: STATUS_WAIT,
  },
  {
    line: 'POST /customer/instances/{stackId}/status',
    name: 'getInstanceStatus',
    summary: 'Whether a stack’s machine is in one of the accepted states.',
    more: 'Asked after a restart. Goes on where `accepted` is true, or `status` is one of the accepted states.',
    body: bodies.instanceStates,
    answer: stackStatus,
    isQuestion: true,
    rate: STATUS_WAIT,
  },
  {
    line: 'POST /customer/stacks/{stackId}/region/request_transfer',
    name: 'requestRegionTransfer',
    summary: 'Asks the vendor’s support to move an instance to another region.',
    body: bodies.regionTransfer,
    rate: PRESSED,
  },
  {
    line: 'GET /customer/invoices',
    name: 'getInvoices',
    summary: 'The invoices of all subscriptions whose invoices the user may see.',
    answer: invoices,
    rate: {
      when: 'Once in a visit, by the page Invoices; again after payment methods or the address were edited.',
    },
  },
  {
    line: 'GET /customer/invoices/{invoiceId}',
    name: 'getInvoiceDocument',
    summary: 'Where an invoice’s document is.',
    more: 'The address is https, and is fetched without the bearer token.',
    answer: invoiceDocument,
    rate: { when: 'When a user downloads it; for each invoice of an archive once.' },
    refusals: { 409: 'The invoice has no document yet.' },
  },
  {
    line: 'POST /customer/billing_details',
    name: 'openBillingPortal',
    summary: 'A session of the hosted billing portal, in which address and payment methods are edited.',
    more: 'Everything in the answer goes to the billing script as it came.',
    answer: portalSession,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'POST /customer/reset_password',
    name: 'resetPassword',
    summary: 'Sends the user an e-mail to reset the password by.',
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/mfa',
    name: 'switchOwnMfa',
    summary: 'Switches the user’s own multifactor authentication.',
    body: bodies.ownMfa,
    rate: PRESSED,
  },
];
