// The calls of support staff (docs/product/vendor-api.md#supporter-calls).
import * as v from 'valibot';
import { monitoringUsers } from '../../src/wire/instances.ts';
import { stackStatus, subscription } from '../../src/wire/subscriptions.ts';
import {
  stackConnection,
  foundCustomers,
  branch,
  incongruities,
  instanceData,
  resized,
  adminPassword,
  desktop,
  foundStacks,
} from '../../src/wire/supporter.ts';
import * as bodies from './bodies.ts';
import { PRESSED, type Call, type Rate } from './call.ts';
import { STATUS_WAIT } from './customerCalls.ts';

/** docs/product/supporter.md#other-peoples-data */
const PART: Rate = {
  when: 'Once for each page that shows it; again when the user returns to it after 5 minutes.',
};

const text = v.pipe(v.string(), v.minLength(1));
const SHOWN_ONCE = 'Shown for 30 s and never stored: the response should have `Cache-Control: no-store`.';

/** The calls of support staff. */
export const supporterCalls: readonly Call[] = [
  {
    line: 'POST /supporter/stacks',
    name: 'findStacks',
    summary: 'Stacks that match a search text; an exact name matches only that stack.',
    body: bodies.stackSearch,
    answer: foundStacks,
    isQuestion: true,
    rate: { when: 'Once for each search, and once for each page of a stack or a customer.' },
  },
  {
    line: 'GET /supporter/customers',
    name: 'findCustomersByEmail',
    summary: 'The customers with an e-mail address.',
    query: { email: { means: 'A whole e-mail address.', schema: text } },
    answer: foundCustomers,
    rate: { when: 'Once for each search for a whole e-mail address.' },
  },
  {
    line: 'GET /supporter/customers2',
    name: 'findCustomers',
    summary: 'Customers that match a search text.',
    query: { search: { means: 'A name, a company or part of an e-mail address.', schema: text } },
    answer: foundCustomers,
    rate: { when: 'Once for each other search, and once for each customer page.' },
  },
  {
    line: 'GET /supporter/customers/{customerId}/hierarchy',
    name: 'getHierarchy',
    summary: 'The tree of distributors, resellers and customers around a customer.',
    answer: branch,
    rate: PART,
  },
  {
    line: 'GET /supporter/instances/{stackName}/getInstanceData',
    name: 'getInstanceData',
    summary: 'A stack’s machine.',
    answer: instanceData,
    rate: PART,
  },
  {
    line: 'GET /supporter/subscriptions/{subscriptionId}',
    name: 'getSubscriptionAsSupporter',
    summary: 'A customer’s subscription.',
    answer: subscription,
    rate: PART,
  },
  {
    line: 'GET /supporter/users/{stackName}',
    name: 'getMonitoringUsersAsSupporter',
    summary: 'The users of a stack’s monitoring software.',
    answer: monitoringUsers,
    rate: PART,
  },
  {
    line: 'GET /supporter/stacks/{stackName}/incongruities',
    name: 'getIncongruities',
    summary: 'Where the vendor’s systems disagree about a stack.',
    answer: incongruities,
    rate: PART,
  },
  {
    line: 'GET /supporter/connections/enterprise/{stackName}',
    name: 'getConnectionAsSupporter',
    summary: 'The single sign-on connection of a stack.',
    more: 'The secret, if the options hold it at all, is masked. The portal never shows it.',
    answer: stackConnection,
    keepsKeys: true,
    rate: PART,
    refusals: { 404: 'There is no connection. This isn’t a failure.' },
  },
  {
    line: 'GET /supporter/instances/{stackName}/admin_password',
    name: 'getAdminPassword',
    summary: 'The administrator’s password for the monitoring software.',
    more: SHOWN_ONCE,
    answer: adminPassword,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/instances/{stackName}/ports/rdp/open',
    name: 'openRemoteDesktop',
    summary: 'Opens remote desktop access for a limited time. Returns the address and credentials.',
    more: SHOWN_ONCE,
    body: bodies.desktopOpening,
    answer: desktop,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/stacks/{stackName}/status',
    name: 'getStackStatusAsSupporter',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'Polled before a trial is extended and before a resize. The portal continues under the same conditions as with the customer’s call.',
    body: bodies.supporterStates,
    answer: stackStatus,
    isQuestion: true,
    rate: STATUS_WAIT,
  },
  {
    line: 'POST /supporter/subscriptions/{subscriptionId}/extend',
    name: 'extendTrial',
    summary: 'Changes the end date of a trial.',
    body: bodies.trialExtension,
    answer: subscription,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/stacks/{stackName}/resize',
    name: 'resizeStack',
    summary: 'Schedules a change of the machine’s size.',
    body: bodies.resizing,
    answer: resized,
    rate: PRESSED,
  },
];
