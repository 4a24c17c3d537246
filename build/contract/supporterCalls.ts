// The calls of support staff (docs/product/vendor-api.md#supporter-calls).
import * as v from 'valibot';
import { monitoringUsers } from '../../src/wire/instances/monitoringUsers.ts';
import { stackStatus } from '../../src/wire/subscriptions/stackStatus.ts';
import { subscription } from '../../src/wire/subscriptions/subscription.ts';
import { stackConnection } from '../../src/wire/supporter/connection.ts';
import { foundCustomers } from '../../src/wire/supporter/customers.ts';
import { branch } from '../../src/wire/supporter/hierarchy.ts';
import { incongruities } from '../../src/wire/supporter/incongruities.ts';
import { instanceData, resized } from '../../src/wire/supporter/instanceData.ts';
import { adminPassword, desktop } from '../../src/wire/supporter/secrets.ts';
import { foundStacks } from '../../src/wire/supporter/stacks.ts';
import * as bodies from './bodies.ts';
import { PRESSED, type Call, type Rate } from './call.ts';
import { STATUS_WAIT } from './customerCalls.ts';

/** docs/product/supporter.md#other-peoples-data */
const PART: Rate = {
  when: 'Once for each page that shows it; again when somebody comes back after 5 minutes.',
};

const text = v.pipe(v.string(), v.minLength(1));
const SHOWN_ONCE = 'Shown for 30 s and kept nowhere: the answer should say `Cache-Control: no-store`.';

/** The calls of support staff. */
export const supporterCalls: readonly Call[] = [
  {
    line: 'POST /supporter/stacks',
    name: 'findStacks',
    summary: 'Stacks that a text finds; an exact name finds that one alone.',
    body: bodies.stackSearch,
    answer: foundStacks,
    isQuestion: true,
    rate: { when: 'Once for each search, and once for each page of a stack or a customer.' },
  },
  {
    line: 'GET /supporter/customers',
    name: 'findCustomersByEmail',
    summary: 'The customers of an e-mail address.',
    query: { email: { means: 'A whole e-mail address.', schema: text } },
    answer: foundCustomers,
    rate: { when: 'Once for each search that is a whole e-mail address.' },
  },
  {
    line: 'GET /supporter/customers2',
    name: 'findCustomers',
    summary: 'Customers that a text finds.',
    query: { search: { means: 'A name, a company or a part of an e-mail address.', schema: text } },
    answer: foundCustomers,
    rate: { when: 'Once for each other search, and once for each page of a customer.' },
  },
  {
    line: 'GET /supporter/customers/{customerId}/hierarchy',
    name: 'getHierarchy',
    summary: 'The tree of distributors, resellers and customers that a customer stands in.',
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
    summary: 'Who uses the monitoring software of a stack.',
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
    more: 'The secret, where it is in the options at all, is masked. It is never shown.',
    answer: stackConnection,
    keepsKeys: true,
    rate: PART,
    refusals: { 404: 'There is no connection, which is no failure.' },
  },
  {
    line: 'GET /supporter/instances/{stackName}/admin_password',
    name: 'getAdminPassword',
    summary: 'The password of the monitoring software’s administrator.',
    more: SHOWN_ONCE,
    answer: adminPassword,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/instances/{stackName}/ports/rdp/open',
    name: 'openRemoteDesktop',
    summary: 'Opens remote desktop for a while, and says how to get in.',
    more: SHOWN_ONCE,
    body: bodies.desktopOpening,
    answer: desktop,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/stacks/{stackName}/status',
    name: 'getStackStatusAsSupporter',
    summary: 'Whether a stack is in one of the accepted states.',
    more: 'Asked before a trial is extended and before a resize. Goes on as the customer’s call does.',
    body: bodies.supporterStates,
    answer: stackStatus,
    isQuestion: true,
    rate: STATUS_WAIT,
  },
  {
    line: 'POST /supporter/subscriptions/{subscriptionId}/extend',
    name: 'extendTrial',
    summary: 'Moves the end of a trial.',
    body: bodies.trialExtension,
    answer: subscription,
    rate: PRESSED,
  },
  {
    line: 'POST /supporter/stacks/{stackName}/resize',
    name: 'resizeStack',
    summary: 'Schedules another size for a stack’s machine.',
    body: bodies.resizing,
    answer: resized,
    rate: PRESSED,
  },
];
