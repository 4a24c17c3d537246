// What the systems report about a stack side by side, the contradictions, and the summary for a ticket.
import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { textOf } from '../../messages/t';
import { formatDate } from '../values/dates';
import { findingsOf } from './findings';
import type { Incongruity } from './incongruity';
import { sideBySide, type Systems } from './sideBySide';
import { stackSummary } from './stackSummary';

const BILLING: Subscription = {
  id: 'sub-acme',
  name: 'Acme HQ',
  planId: 'p-1000',
  stackId: 'stack-acme',
  fqdn: 'acme-hq.my-prtg.example',
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  paymentAt: undefined,
  expiresAt: undefined,
  contractTermEnd: undefined,
  totalDues: undefined,
  cancelReasonCode: 'too_expensive',
  actionAtTermEnd: undefined,
};
const STACK = {
  name: 'prtg-acme',
  instanceId: 'i-acme',
  subscriptionId: 'sub-acme',
  customerId: 'cus-acme',
  subdomain: 'acme-hq',
  status: 'CREATE_COMPLETE',
};
const MACHINE = {
  instanceId: 'i-acme',
  instanceType: 't3.medium',
  state: 'RUNNING',
  region: 'eu-west-1',
  version: '25.1',
  launchedAt: 1,
  publicIp: '203.0.113.1',
};
const SYSTEMS: Systems = {
  billing: BILLING,
  stack: STACK,
  machine: MACHINE,
  connection: { tenantDomain: 'acme.onmicrosoft.com' },
  plans: [
    {
      id: 'p-1000',
      bundle: 'prod-2023-05-01',
      name: 'PRTG 1000',
      price: 149_000,
      currencyCode: 'EUR',
      period: 1,
      periodUnit: 'year',
    },
  ],
  regions: [{ code: 'eu-west-1', location: 'Ireland', nation: 'Europe' }],
};
const reported = (fields: Partial<Incongruity>): Incongruity => ({
  field: 'region',
  expected: 'us-west-2',
  actual: 'us-west-1',
  message: '',
  ...fields,
});
const contradictions = (systems: Partial<Systems>, list: Incongruity[] = []) =>
  sideBySide({ ...SYSTEMS, ...systems }, list).flatMap(({ field, isContradiction }) =>
    isContradiction ? [field] : [],
  );

describe('the comparison of systems', () => {
  it('shows billing’s values, the stack’s values, and what the customer reads', () => {
    expect(
      sideBySide(SYSTEMS, []).map(({ field, billing, stack, portal }) => [field, billing, stack, portal]),
    ).toEqual([
      ['name', 'Acme HQ', 'prtg-acme', 'Acme HQ'],
      ['subscription_id', 'sub-acme', 'sub-acme', '–'],
      ['subdomain', 'acme-hq', 'acme-hq', 'acme-hq.my-prtg.example'],
      ['region', 'eu-west-1', 'eu-west-1', 'Ireland - Europe'],
      ['plan_id', 'p-1000', '–', 'PRTG 1000 (€1,490.00 / year)'],
      ['subscription_status', 'active', '–', 'cancelled'],
      ['stack_status', 'ready', 'CREATE_COMPLETE', 'instance ready'],
      ['state', '–', 'RUNNING', '–'],
      ['instance_id', '–', 'i-acme', '–'],
      ['instance_type', '–', 't3.medium', '–'],
      ['payment_at', '–', '–', '–'],
      ['contract_term_end', '–', '–', '–'],
    ]);
    expect(contradictions({})).toEqual([]);
  });

  it('shows unknown values unchanged', () => {
    const odd = {
      ...BILLING,
      planId: 'p-x',
      region: 'moon-1',
      subscriptionStatus: 'on_hold',
      stackStatus: 'odd',
    };
    const said = sideBySide({ ...SYSTEMS, billing: odd, machine: undefined }, []);
    expect(said.filter(({ field }) => /^(?:plan|region|subscription_st|stack)/.test(field))).toMatchObject([
      { billing: 'moon-1', portal: 'moon-1' },
      { billing: 'p-x', portal: 'p-x' },
      { billing: 'on_hold', portal: 'on hold' },
      { billing: 'odd', portal: 'getting status' },
    ]);
  });

  it.each<[string, Partial<Systems>, string[]]>([
    ['another region', { machine: { ...MACHINE, region: 'us-east-1' } }, ['region']],
    ['another subdomain', { stack: { ...STACK, subdomain: 'acme' } }, ['subdomain']],
    ['another subscription', { stack: { ...STACK, subscriptionId: 'sub-x' } }, ['subscription_id']],
    ['another machine', { stack: { ...STACK, instanceId: 'i-x' } }, ['instance_id']],
    ['surrounding spaces aren’t one', { stack: { ...STACK, subdomain: ' acme-hq ' } }, []],
    ['different capitalisation isn’t one', { stack: { ...STACK, subdomain: 'ACME-hq' } }, []],
    ['an unknown value isn’t one', { stack: undefined, machine: undefined }, []],
    ['an empty field isn’t one', { stack: { ...STACK, subdomain: '' } }, []],
    ['unknown billing data aren’t one', { billing: undefined }, []],
  ])('finds contradictions: %s', (_, systems, fields) => {
    expect(contradictions(systems)).toEqual(fields);
  });

  it.each<[string, string, boolean]>([
    ['ready', 'CREATE_COMPLETE', false],
    ['ready', 'UPDATE_IN_PROGRESS', false],
    ['ready', 'UPDATE_ROLLBACK_COMPLETE', false],
    ['ready', 'CREATE_FAILED', true],
    ['ready', 'ROLLBACK_COMPLETE', true],
    ['ready', 'DELETE_IN_PROGRESS', true],
    ['ready', 'SOMETHING_NEW', false],
    ['not_ready', 'CREATE_IN_PROGRESS', false],
    ['not_ready', 'UPDATE_IN_PROGRESS', false],
    ['not_ready', 'CREATE_COMPLETE', true],
    ['not_ready', 'DELETE_COMPLETE', true],
    ['failed', 'CREATE_FAILED', false],
    ['failed', 'UPDATE_COMPLETE', true],
    ['odd', 'CREATE_FAILED', false],
    ['failed', 'CREATE_COMPLETE', true],
    ['failed', 'UPDATE_ROLLBACK_COMPLETE', true],
    ['failed', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', true],
    ['failed', 'update_in_progress', true],
    ['failed', 'create_complete', true],
    ['not_ready', 'UPDATE_COMPLETE', true],
    ['not_ready', 'UPDATE_ROLLBACK_COMPLETE', true],
    ['not_ready', 'create_complete', true],
    ['ready', 'delete_complete', true],
    // A status that merely contains a known one contradicts nothing.
    ['failed', 'RECREATE_COMPLETE', false],
    ['failed', 'CREATE_COMPLETE_PENDING', false],
    ['failed', 'NO_UPDATE_IN_PROGRESS', false],
    ['failed', 'UPDATE_IN_PROGRESS_SOON', false],
    ['not_ready', 'RECREATE_COMPLETE', false],
    ['not_ready', 'CREATE_COMPLETE_PENDING', false],
    ['ready', 'UNDELETE_COMPLETE', false],
    ['ready', 'RECREATE_FAILED', false],
    ['ready', 'CREATE_FAILED_SOON', false],
  ])(
    'with billing’s status %s and the stack’s status %s finds a contradiction: %s',
    (stackStatus, status, is) => {
      const found = contradictions({ billing: { ...BILLING, stackStatus }, stack: { ...STACK, status } });
      expect(found).toEqual(is ? ['stack_status'] : []);
    },
  );

  it.each([
    ['RUNNING', false],
    ['REBOOTING', false],
    ['STOPPED', true],
    ['TERMINATED', true],
    ['FAILED', true],
  ])('for a ready instance on a machine that is %s finds a contradiction: %s', (state, is) => {
    expect(contradictions({ machine: { ...MACHINE, state } })).toEqual(is ? ['state'] : []);
  });

  it('finds no contradiction for a stopped machine of an instance that isn’t ready yet', () => {
    const early = { billing: { ...BILLING, stackStatus: 'not_ready' }, stack: undefined };
    expect(contradictions({ ...early, machine: { ...MACHINE, state: 'STOPPED' } })).toEqual([]);
  });

  it('shows “–” for empty values, and the machine’s values for fields that only the check names', () => {
    const said = sideBySide({ ...SYSTEMS, billing: { ...BILLING, name: '' } }, [
      reported({ field: 'public_ip' }),
      reported({ field: 'customer_id' }),
    ]);
    expect(said.find(({ field }) => field === 'name')?.billing).toBe('–');
    expect(said.slice(-2).map(({ field, stack }) => [field, stack])).toEqual([
      ['public_ip', '203.0.113.1'],
      ['customer_id', 'cus-acme'],
    ]);
  });

  it('shows the dates from billing, also as the customer sees them', () => {
    const [payment, end] = [1_796_306_700, 1_827_842_700];
    const days = (billing: Subscription) =>
      sideBySide({ ...SYSTEMS, billing }, [])
        .filter(({ field }) => /_at$|_end$/.test(field))
        .map(({ field, billing: said, portal }) => [field, said, portal]);
    expect(days({ ...BILLING, paymentAt: payment, contractTermEnd: end })).toEqual([
      ['payment_at', formatDate(payment), formatDate(payment)],
      ['contract_term_end', formatDate(end), formatDate(end)],
    ]);
    expect(days({ ...BILLING, subscriptionStatus: 'in_trial', expiresAt: end })).toEqual([
      ['expires_at', formatDate(end), formatDate(end)],
    ]);
  });

  it('shows no values if nothing is known', () => {
    const nothing = { billing: undefined, stack: undefined, machine: undefined, connection: undefined };
    const said = sideBySide({ ...SYSTEMS, ...nothing }, [reported({ field: 'tenant_domain' })]);
    expect(new Set(said.flatMap(({ billing, stack, portal }) => [billing, stack, portal]))).toEqual(
      new Set(['–']),
    );
    expect(said.filter(({ isContradiction }) => isContradiction).map(({ field }) => field)).toEqual([
      'tenant_domain',
    ]);
  });

  it('shows the machine’s own id if the stack has none', () => {
    const said = sideBySide({ ...SYSTEMS, stack: { ...STACK, instanceId: '' } }, []);
    expect(said.find(({ field }) => field === 'instance_id')?.stack).toBe('i-acme');
  });

  it('shows a trial’s end instead of payments, and fields that only the check names at the end', () => {
    // Whatever its plan, as the customer sees it.
    const trial = { ...BILLING, subscriptionStatus: 'in_trial' };
    const said = sideBySide({ ...SYSTEMS, billing: trial }, [
      reported({ field: 'tenant_domain' }),
      reported({ field: 'region' }),
    ]);
    expect(said.map(({ field }) => field).slice(-2)).toEqual(['expires_at', 'tenant_domain']);
    expect(said.at(-1)).toEqual({
      field: 'tenant_domain',
      billing: '–',
      stack: '–',
      portal: 'acme.onmicrosoft.com',
      isContradiction: true,
    });
    expect(said.find(({ field }) => field === 'plan_id')?.portal).toBe('Trial Plan');
    expect(said.find(({ field }) => field === 'region')?.isContradiction).toBe(true);
  });
});

describe('the list of differences', () => {
  const found = (list: Incongruity[], systems: Partial<Systems> = {}) =>
    findingsOf(list, sideBySide({ ...SYSTEMS, ...systems }, list)).map(({ words, value, mend, who }) => [
      textOf(words),
      value,
      mend?.section ?? who,
    ]);

  it.each<[Partial<Incongruity>, string, string]>([
    [
      { field: 'region' },
      'The instance runs in us-west-1, but us-west-2 was ordered.',
      'supporter.customerAsksForTransfer',
    ],
    [
      { field: 'instance_type', expected: 't3.medium', actual: 't3.small' },
      'The machine is t3.small. It should be t3.medium.',
      'instance',
    ],
    [
      { field: 'subdomain', expected: 'a', actual: 'b' },
      'The instance’s address begins with b. It should begin with a.',
      'supporter.customerChangesSubdomain',
    ],
    [{ field: 'expires_at', expected: '1', actual: '' }, 'Trial ends is –. It should be 1.', 'subscription'],
    [
      { field: 'tenant_domain', expected: 'a', actual: 'b' },
      'Tenant domain is b. It should be a.',
      'connection',
    ],
    [
      { field: 'sensor_limit', expected: '500', actual: '1000' },
      'Sensor limit is 1000. It should be 500.',
      'supporter.handOn',
    ],
  ])('describes %o as “%s”', (fields, words, way) => {
    expect(found([reported({ ...fields, message: ' CODE_17 ' })])).toEqual([[words, 'CODE_17', way]]);
  });

  it('includes differences that the check doesn’t report', () => {
    expect(
      found([reported({})], {
        machine: { ...MACHINE, region: 'us-west-1', state: 'STOPPED', instanceId: 'i-b' },
        stack: { ...STACK, subdomain: 'acme' },
      }),
    ).toEqual([
      ['The instance runs in us-west-1, but us-west-2 was ordered.', '', 'supporter.customerAsksForTransfer'],
      ['Subdomain: billing says acme-hq, but the stack says acme.', '', 'supporter.customerChangesSubdomain'],
      ['The customer is told that the instance is ready, but its machine is STOPPED.', '', 'access'],
      ['Instance ID: the stack itself says i-acme, i-b.', '', 'supporter.handOn'],
    ]);
  });
});

describe('the summary to copy', () => {
  const summary = (list: Incongruity[] | undefined, systems: Partial<Systems> = {}) => {
    const all = { ...SYSTEMS, ...systems };
    const fields = sideBySide(all, list ?? []);
    return stackSummary({
      name: 'prtg-acme',
      address: 'https://portal.example/supporter/stacks/prtg-acme',
      now: Date.parse('2026-11-22T14:05:00Z'),
      stack: all.stack,
      fields,
      findings: list && findingsOf(list, fields),
    });
  };

  it('is plain text', () => {
    expect(summary([reported({ message: 'Moved by hand.' })]).split('\n')).toEqual([
      'Stack prtg-acme',
      'https://portal.example/supporter/stacks/prtg-acme',
      '2026-11-22T14:05:00.000Z',
      'Customer ID: cus-acme',
      '',
      'Name: Billing Acme HQ | Stack prtg-acme | Portal Acme HQ',
      'Subscription ID: Billing sub-acme | Stack sub-acme',
      'Subdomain: Billing acme-hq | Stack acme-hq | Portal acme-hq.my-prtg.example',
      'Region: Billing eu-west-1 | Stack eu-west-1 | Portal Ireland - Europe (Contradiction)',
      'Plan: Billing p-1000 | Portal PRTG 1000 (€1,490.00 / year)',
      'Subscription status: Billing active | Portal cancelled',
      'Stack status: Billing ready | Stack CREATE_COMPLETE | Portal instance ready',
      'Machine state: Stack RUNNING',
      'Instance ID: Stack i-acme',
      'Instance type: Stack t3.medium',
      'Next payment: –',
      'Contract ends: –',
      '',
      '- The instance runs in us-west-1, but us-west-2 was ordered. (Moved by hand.)',
    ]);
  });

  it('has no brackets if the vendor’s message is empty', () => {
    expect(summary([reported({})])).toMatch(
      /\n- The instance runs in us-west-1, but us-west-2 was ordered\.$/,
    );
  });

  it('says that all systems agree, or that the check couldn’t be read', () => {
    expect(summary([])).toMatch(/\n\nAll systems agree\.$/);
    expect(summary(undefined)).toMatch(/\n\nThe data check couldn’t be read\.$/);
  });

  it('contains no secret from any system', () => {
    const CANARY = 'kanarienvogel-7Q!';
    const text = summary(
      ['client_secret', 'adminPassword', 'refresh_token'].map((field) =>
        reported({ field, expected: CANARY, actual: CANARY, message: `It is ${CANARY}.` }),
      ),
      { connection: { clientSecret: CANARY, refreshToken: CANARY, options: { client_secret: CANARY } } },
    );
    expect(text).toContain('Client secret: Portal ********');
    expect(text).not.toContain(CANARY);
  });
});
