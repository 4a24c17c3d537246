// The calls of support staff (docs/product/vendor-api.md#supporter-calls).
import * as v from 'valibot';
import { acceptedStates, PRESSED, STATUS_WAIT, text, type Calls, type Rate } from './call.ts';

/** docs/product/supporter.md#other-peoples-data */
const PART: Rate = {
  when: 'Once for each page that shows it; again when the user returns to it after 5 minutes.',
};

const SHOWN_ONCE = 'Shown for 30 s and never stored: the response should have `Cache-Control: no-store`.';

/** The calls of support staff. */
export const supporterCalls = {
  findStacks: {
    line: 'POST /supporter/stacks',
    summary: 'Stacks that match a search text; an exact name matches only that stack.',
    body: v.strictObject({
      search: v.pipe(text, v.description('Part of a name, an id, a subdomain or an e-mail address.')),
    }),
    example: { search: 'acme' },
    rate: { when: 'Once for each search, and once for each page of a stack or a customer.' },
  },
  findCustomersByEmail: {
    line: 'GET /supporter/customers',
    summary: 'The customers with an e-mail address.',
    query: { email: { means: 'A whole e-mail address.', schema: text, example: 'owner@acme.example' } },
    rate: { when: 'Once for each search for a whole e-mail address.' },
  },
  findCustomers: {
    line: 'GET /supporter/customers2',
    summary: 'Customers that match a search text.',
    query: {
      search: { means: 'A name, a company or part of an e-mail address.', schema: text, example: 'acme' },
    },
    rate: { when: 'Once for each other search, and once for each customer page.' },
  },
  getHierarchy: {
    line: 'GET /supporter/customers/{customerId}/hierarchy',
    summary: 'The tree of distributors, resellers and customers around a customer.',
    rate: PART,
  },
  getInstanceData: {
    line: 'GET /supporter/instances/{stackName}/getInstanceData',
    summary: 'A stack’s machine.',
    rate: PART,
  },
  getSubscriptionAsSupporter: {
    line: 'GET /supporter/subscriptions/{subscriptionId}',
    summary: 'A customer’s subscription.',
    rate: PART,
  },
  getMonitoringUsersAsSupporter: {
    line: 'GET /supporter/users/{stackName}',
    summary: 'The users of a stack’s monitoring software.',
    rate: PART,
  },
  getIncongruities: {
    line: 'GET /supporter/stacks/{stackName}/incongruities',
    summary: 'Where the vendor’s systems disagree about a stack.',
    rate: PART,
  },
  getConnectionAsSupporter: {
    line: 'GET /supporter/connections/enterprise/{stackName}',
    summary: 'The single sign-on connection of a stack.',
    more: 'The secret, if the options hold it at all, is masked. The portal never shows it.',
    rate: PART,
    refusals: { 404: 'There is no connection. This isn’t a failure.' },
  },
  getAdminPassword: {
    line: 'GET /supporter/instances/{stackName}/admin_password',
    summary: 'The administrator’s password for the monitoring software.',
    more: SHOWN_ONCE,
    rate: PRESSED,
  },
  openRemoteDesktop: {
    line: 'POST /supporter/instances/{stackName}/ports/rdp/open',
    summary: 'Opens remote desktop access for a limited time. Returns the address and credentials.',
    more: SHOWN_ONCE,
    body: v.strictObject({ subdomain: v.pipe(text, v.description('The stack’s subdomain.')) }),
    example: { subdomain: 'acme-hq' },
    rate: PRESSED,
  },
  getStackStatusAsSupporter: {
    line: 'POST /supporter/stacks/{stackName}/status',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'Polled before a trial is extended and before a resize. The portal continues under the same conditions as with the customer’s call.',
    body: acceptedStates('CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'),
    example: { accepted_states: ['UPDATE_ROLLBACK_COMPLETE'] },
    rate: STATUS_WAIT,
  },
  extendTrial: {
    line: 'POST /supporter/subscriptions/{subscriptionId}/extend',
    exampleOf: { subscriptionId: 'sub-trial' },
    summary: 'Changes the end date of a trial.',
    body: v.strictObject({
      trial_end: v.pipe(v.number(), v.integer(), v.description('Epoch seconds.')),
      agent_comment: text,
    }),
    example: { trial_end: 1_771_934_400, agent_comment: 'Asked for on the phone' },
    rate: PRESSED,
  },
  resizeStack: {
    line: 'POST /supporter/stacks/{stackName}/resize',
    summary: 'Schedules a change of the machine’s size.',
    body: v.strictObject({
      instance_type: v.picklist([
        't3.small',
        't3.medium',
        't3.large',
        't3.xlarge',
        'm5.large',
        'm5.xlarge',
        'm5.2xlarge',
        'm5.4xlarge',
      ]),
    }),
    example: { instance_type: 'm5.large' },
    rate: PRESSED,
  },
} satisfies Calls;
