// The customer's calls (docs/product/vendor-api.md#customer-calls).
import * as v from 'valibot';
import {
  acceptedStates,
  ONCE,
  planId,
  POLL_SECONDS,
  PRESSED,
  region,
  STATUS_WAIT,
  subdomain,
  text,
  type Calls,
} from './call.ts';

const HOSTED_PAGE =
  'The portal passes the whole response to the billing script unchanged, so it must hold all that the script needs to open it.';

/** The customer's calls. */
export const customerCalls = {
  getPermissions: {
    line: 'GET /authorization/permissions',
    summary: 'The resources the user has a role on.',
    rate: {
      when:
        'Once per visit; again after every create, plan change and subdomain change, and when a polled instance is ready or ' +
        'has failed.',
    },
  },
  getPlans: {
    line: 'GET /public/plans',
    summary: 'All plans, including those no longer sold.',
    query: { all_bundles: { means: 'Includes old bundles.', schema: v.picklist(['1']), example: '1' } },
    rate: ONCE,
  },
  getRegions: {
    line: 'GET /public/regions',
    summary: 'The regions in which instances run.',
    rate: ONCE,
  },
  getCurrencies: {
    line: 'GET /public/currencies',
    summary: 'The currencies in which plans are sold.',
    rate: ONCE,
  },
  getSubscriptions: {
    line: 'GET /customer/subscriptions',
    summary: 'All subscriptions the user has a role on.',
    rate: {
      when: 'Once per visit; again after a purchase, or after a change whose outcome is unknown.',
    },
  },
  getSubscription: {
    line: 'GET /customer/subscriptions/{subscriptionId}',
    summary: 'One subscription.',
    more:
      'Polled while the instance is being prepared or its state is unknown: until `stack_status` is `ready` or `failed`, for an ' +
      'hour at most.',
    rate: {
      when: 'While an instance is being prepared. Otherwise once, after a change whose outcome is unknown.',
      everySeconds: POLL_SECONDS,
      atATime: 20,
    },
    refusals: {
      403:
        'Expected at first: permissions may arrive some time after the instance. The portal retries ' +
        `10 times in a row at most, then stops and shows the message.`,
    },
  },
  orderSubscription: {
    line: 'POST /customer/subscriptions',
    summary: 'Orders a new subscription. Returns the hosted page for the payment.',
    more: HOSTED_PAGE,
    body: v.strictObject({
      subdomain,
      plan_id: planId,
      region,
      tester: v.pipe(v.boolean(), v.description('Whether the roles claim holds `tester`.')),
    }),
    example: { subdomain: 'my-company', plan_id: 'prtg-500-monthly-eur', region: 'eu-west-1', tester: false },
    rate: PRESSED,
  },
  changePlan: {
    line: 'PUT /customer/subscriptions/{subscriptionId}',
    summary: 'Orders another plan for a subscription. Returns the hosted page for the payment.',
    more: HOSTED_PAGE,
    body: v.strictObject({ plan_id: planId }),
    example: { plan_id: 'prtg-1000-monthly-eur' },
    rate: PRESSED,
  },
  getSubscriptionOfHostedPage: {
    line: 'GET /customer/subscriptions/hosted_page/{hostedPageId}',
    summary: 'The subscription that was bought on a hosted page.',
    rate: { when: 'Once, when the billing script has reported the payment.' },
    refusals: { 409: 'Nothing has been bought on this page.' },
  },
  cancelSubscription: {
    line: 'DELETE /customer/subscriptions/{subscriptionId}',
    summary: 'Cancels a subscription.',
    more: 'If the response’s `subscription_status` is `cancelled`, the subscription has ended at once, and the portal removes it from the list.',
    query: {
      subscription_cancel_reason_code: {
        means: 'The `code` of a cancellation reason.',
        schema: text,
        example: 'other',
      },
    },
    rate: PRESSED,
  },
  reactivateSubscription: {
    line: 'POST /customer/subscriptions/{subscriptionId}/reactivate',
    exampleOf: { subscriptionId: 'sub-owner-cancelling' },
    summary: 'Reverses a cancellation.',
    rate: PRESSED,
  },
  changeSubdomain: {
    line: 'PUT /customer/subscriptions/{subscriptionId}/subdomain',
    summary: 'Changes an instance’s subdomain.',
    more: 'The response’s `stack_status` is `not_ready`: the portal polls the instance from then on.',
    body: v.strictObject({ subdomain }),
    example: { subdomain: 'acme-new' },
    rate: PRESSED,
    refusals: {
      409: 'The subdomain is taken, or the instance is busy. The portal shows the message at the field.',
    },
  },
  getCancellationReasons: {
    line: 'GET /supporter/settings/cancellationreasons',
    summary: 'The reasons a customer can choose from when cancelling. Customers may read them, too.',
    rate: ONCE,
  },
  getStackStatus: {
    line: 'POST /customer/stacks/{stackId}/status',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'The portal continues if `accepted` is true or `status` is one of the accepted states.',
    body: acceptedStates('CREATE_COMPLETE', 'UPDATE_COMPLETE'),
    example: { accepted_states: ['CREATE_COMPLETE'] },
    rate: STATUS_WAIT,
  },
  getInstanceStatus: {
    line: 'POST /customer/instances/{stackId}/status',
    summary: 'Whether a stack’s machine is in one of the accepted states.',
    more: 'Polled after a restart. The portal continues if `accepted` is true or `status` is one of the accepted states.',
    body: acceptedStates('RUNNING'),
    example: { accepted_states: ['RUNNING'] },
    rate: STATUS_WAIT,
  },
  requestRegionTransfer: {
    line: 'POST /customer/stacks/{stackId}/region/request_transfer',
    summary: 'Asks the vendor’s support to move an instance to another region.',
    body: v.strictObject({
      region,
      customer: v.pipe(text, v.description('The e-mail address of the requesting user.')),
    }),
    example: { region: 'us-east-1', customer: 'owner@acme.example' },
    rate: PRESSED,
  },
  getInvoices: {
    line: 'GET /customer/invoices',
    summary: 'The invoices of every subscription whose invoices the user may see.',
    rate: {
      when: 'Once per visit, on the page Invoices; again after the user has edited payment methods or the address.',
    },
  },
  getInvoiceDocument: {
    line: 'GET /customer/invoices/{invoiceId}',
    summary: 'The address of an invoice’s document.',
    more: 'The address must be https. The portal fetches it without the bearer token.',
    rate: { when: 'When a user downloads it; once for each invoice of an archive.' },
    refusals: { 409: 'The invoice has no document yet.' },
  },
  openBillingPortal: {
    line: 'POST /customer/billing_details',
    summary:
      'Opens a session of the hosted billing portal, where the user edits address and payment methods.',
    more: 'The portal passes the whole response to the billing script unchanged.',
    rate: PRESSED,
  },
  resetPassword: {
    line: 'POST /customer/reset_password',
    summary: 'Sends the user an e-mail with which to reset the password.',
    rate: PRESSED,
  },
  switchOwnMfa: {
    line: 'PUT /customer/mfa',
    summary: 'Switches the user’s own multifactor authentication on or off.',
    body: v.strictObject({ mfa_flag: v.boolean() }),
    example: { mfa_flag: true },
    rate: PRESSED,
  },
} satisfies Calls;
