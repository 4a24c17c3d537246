// The customer's calls (docs/product/vendor-api.md#customer-calls).
import * as v from 'valibot';
import { MAX_FORBIDDEN, MAX_STATUS_QUESTIONS, POLL_MS } from '../../src/domain/subscriptions/polling.ts';
import { MOST_POLLED } from '../../src/domain/subscriptions/subscription.ts';
import { hostedPage, portalSession } from '../../src/wire/billing.ts';
import { currencies, plans, regions } from '../../src/wire/catalogue.ts';
import { invoiceDocument, invoices } from '../../src/wire/invoices.ts';
import {
  cancellationReasons,
  stackStatus,
  subscription,
  subscriptions,
} from '../../src/wire/subscriptions.ts';
import { permissions } from '../../src/wire/user.ts';
import * as bodies from './bodies.ts';
import { ONCE, PRESSED, type Call, type Rate } from './call.ts';

const everySeconds = POLL_MS / 1000;

/** The rate of a status wait's calls (docs/product/polling.md#status-waits). */
export const STATUS_WAIT: Rate = {
  when: 'While a requested action waits for the instance, until a state is accepted.',
  everySeconds,
  atMost: MAX_STATUS_QUESTIONS,
};

const HOSTED_PAGE =
  'The portal passes the whole response to the billing script unchanged, so it must hold all that the script needs to open it.';

/** The customer's calls. */
export const customerCalls: readonly Call[] = [
  {
    line: 'GET /authorization/permissions',
    name: 'getPermissions',
    summary: 'The resources the user has a role on.',
    answer: permissions,
    rate: {
      when:
        'Once per visit; again after every create, plan change and subdomain change, and when a polled instance is ready or ' +
        'has failed.',
    },
  },
  {
    line: 'GET /public/plans',
    name: 'getPlans',
    summary: 'All plans, including those no longer sold.',
    query: { all_bundles: { means: 'Includes old bundles.', schema: v.picklist(['1']) } },
    answer: plans,
    rate: ONCE,
  },
  {
    line: 'GET /public/regions',
    name: 'getRegions',
    summary: 'The regions in which instances run.',
    answer: regions,
    rate: ONCE,
  },
  {
    line: 'GET /public/currencies',
    name: 'getCurrencies',
    summary: 'The currencies in which plans are sold.',
    answer: currencies,
    rate: ONCE,
  },
  {
    line: 'GET /customer/subscriptions',
    name: 'getSubscriptions',
    summary: 'All subscriptions the user has a role on.',
    answer: subscriptions,
    rate: {
      when: 'Once per visit; again after a purchase, or after a change whose outcome is unknown.',
    },
  },
  {
    line: 'GET /customer/subscriptions/{subscriptionId}',
    name: 'getSubscription',
    summary: 'One subscription.',
    more:
      'Polled while the instance is being prepared or its state is unknown: until `stack_status` is `ready` or `failed`, for an ' +
      'hour at most.',
    answer: subscription,
    rate: {
      when: 'While an instance is being prepared. Otherwise once, after a change whose outcome is unknown.',
      everySeconds,
      atATime: MOST_POLLED,
    },
    refusals: {
      403:
        'Expected at first: permissions may arrive some time after the instance. The portal retries ' +
        `${MAX_FORBIDDEN} times in a row at most, then stops and shows the message.`,
    },
  },
  {
    line: 'POST /customer/subscriptions',
    name: 'orderSubscription',
    summary: 'Orders a new subscription. Returns the hosted page for the payment.',
    more: HOSTED_PAGE,
    body: bodies.order,
    answer: hostedPage,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/subscriptions/{subscriptionId}',
    name: 'changePlan',
    summary: 'Orders another plan for a subscription. Returns the hosted page for the payment.',
    more: HOSTED_PAGE,
    body: bodies.planChange,
    answer: hostedPage,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'GET /customer/subscriptions/hosted_page/{hostedPageId}',
    name: 'getSubscriptionOfHostedPage',
    summary: 'The subscription that was bought on a hosted page.',
    answer: subscription,
    rate: { when: 'Once, when the billing script has reported the payment.' },
    refusals: { 409: 'Nothing has been bought on this page.' },
  },
  {
    line: 'DELETE /customer/subscriptions/{subscriptionId}',
    name: 'cancelSubscription',
    summary: 'Cancels a subscription.',
    more: 'If the response’s `subscription_status` is `cancelled`, the subscription has ended at once, and the portal removes it from the list.',
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
    summary: 'Reverses a cancellation.',
    answer: subscription,
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/subscriptions/{subscriptionId}/subdomain',
    name: 'changeSubdomain',
    summary: 'Changes an instance’s subdomain.',
    more: 'The response’s `stack_status` is `not_ready`: the portal polls the instance from then on.',
    body: bodies.subdomainChange,
    answer: subscription,
    rate: PRESSED,
    refusals: {
      409: 'The subdomain is taken, or the instance is busy. The portal shows the message at the field.',
    },
  },
  {
    line: 'GET /supporter/settings/cancellationreasons',
    name: 'getCancellationReasons',
    summary: 'The reasons a customer can choose from when cancelling. Customers may read them, too.',
    answer: cancellationReasons,
    rate: ONCE,
  },
  {
    line: 'POST /customer/stacks/{stackId}/status',
    name: 'getStackStatus',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'The portal continues if `accepted` is true or `status` is one of the accepted states.',
    body: bodies.stackStates,
    answer: stackStatus,
    isQuestion: true,
    rate: STATUS_WAIT,
  },
  {
    line: 'POST /customer/instances/{stackId}/status',
    name: 'getInstanceStatus',
    summary: 'Whether a stack’s machine is in one of the accepted states.',
    more: 'Polled after a restart. The portal continues if `accepted` is true or `status` is one of the accepted states.',
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
    summary: 'The invoices of every subscription whose invoices the user may see.',
    answer: invoices,
    rate: {
      when: 'Once per visit, on the page Invoices; again after the user has edited payment methods or the address.',
    },
  },
  {
    line: 'GET /customer/invoices/{invoiceId}',
    name: 'getInvoiceDocument',
    summary: 'The address of an invoice’s document.',
    more: 'The address must be https. The portal fetches it without the bearer token.',
    answer: invoiceDocument,
    rate: { when: 'When a user downloads it; once for each invoice of an archive.' },
    refusals: { 409: 'The invoice has no document yet.' },
  },
  {
    line: 'POST /customer/billing_details',
    name: 'openBillingPortal',
    summary:
      'Opens a session of the hosted billing portal, where the user edits address and payment methods.',
    more: 'The portal passes the whole response to the billing script unchanged.',
    answer: portalSession,
    keepsKeys: true,
    rate: PRESSED,
  },
  {
    line: 'POST /customer/reset_password',
    name: 'resetPassword',
    summary: 'Sends the user an e-mail with which to reset the password.',
    rate: PRESSED,
  },
  {
    line: 'PUT /customer/mfa',
    name: 'switchOwnMfa',
    summary: 'Switches the user’s own multifactor authentication on or off.',
    body: bodies.ownMfa,
    rate: PRESSED,
  },
];
