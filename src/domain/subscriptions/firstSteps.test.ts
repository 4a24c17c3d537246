import { expect, it } from 'vitest';
import { firstSteps } from './firstSteps';
import type { Permission } from './permission';
import type { Subscription } from './subscription';

const TRIAL: Subscription = { id: 's', stackId: 'k', subscriptionStatus: 'in_trial', stackStatus: 'ready' };
const ACTIVE: Subscription = { ...TRIAL, subscriptionStatus: 'active' };
const ALL: readonly Permission[] = ['manageSubscription', 'manageInstance', 'manageInvoices', 'uploadFiles'];

const stepsOf = (one: Subscription, held: readonly Permission[] = ALL, isNew = false) =>
  firstSteps(one, (permission) => held.includes(permission), isNew).map(({ id }) => id);

it.each([
  { what: 'a trial', one: TRIAL, steps: ['open', 'users', 'mfa', 'connection', 'files', 'probe', 'plan'] },
  { what: 'an old instance', one: ACTIVE, steps: [] },
  {
    what: 'a new instance',
    one: ACTIVE,
    isNew: true,
    steps: ['open', 'users', 'mfa', 'connection', 'files', 'probe'],
  },
  {
    what: 'a new one whose creation failed',
    one: { ...ACTIVE, stackStatus: 'failed' },
    isNew: true,
    steps: [],
  },
  {
    what: 'a new one that is being prepared',
    one: { ...TRIAL, stackStatus: 'not_ready' },
    steps: ['open', 'users', 'mfa', 'connection', 'files', 'probe', 'plan'],
  },
  {
    what: 'a new one that was deleted',
    one: { ...ACTIVE, subscriptionStatus: 'cancelled' },
    isNew: true,
    steps: [],
  },
])('$what has the steps $steps', ({ one, isNew, steps }) => {
  expect(stepsOf(one, ALL, isNew)).toEqual(steps);
});

it.each([
  { held: ['manageInstance'], steps: ['open', 'users', 'mfa', 'connection', 'probe'] },
  { held: ['manageSubscription'], steps: ['open', 'plan'] },
  { held: ['uploadFiles'], steps: ['open', 'files'] },
  { held: ['manageInvoices'], steps: [] },
] as const)('a user who may only $held is shown $steps', ({ held, steps }) => {
  expect(stepsOf(TRIAL, held)).toEqual(steps);
});
