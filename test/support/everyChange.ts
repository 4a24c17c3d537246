// Every change that the portal makes (docs/architecture.md#server-state), once, for the tests of all of them: the key that it is cached
// under, its call in the list of calls, and how a screen makes it.
import { useAdminPassword, useOpenDesktop, useResize } from '../../src/api/supporter/supporterInstances';
import { useCancelSubscription, useReactivateSubscription } from '../../src/api/subscriptions/cancellation';
import { useCertificate, useToggleProbe } from '../../src/api/instances/probe';
import { useChangePlan, useCreateSubscription } from '../../src/api/subscriptions/orders';
import { useChangeSubdomain } from '../../src/api/subscriptions/subdomain';
import { useChangeTimezone } from '../../src/api/instances/timezone';
import { useChooseDataCollection } from '../../src/api/instances/dataCollection';
import { useDeleteConnection, useSaveConnection } from '../../src/api/instances/connections';
import { useDeliverTemplate } from '../../src/api/instances/gitTemplates';
import { useDeliverUploads } from '../../src/api/instances/uploads';
import { useExtendTrial } from '../../src/api/supporter/supporterTrials';
import { useRequestTransfer } from '../../src/api/instances/regionTransfer';
import { useRequireMfa } from '../../src/api/instances/instanceMfa';
import { useResetPassword, useSetMfa } from '../../src/api/user/account';
import { useRestart } from '../../src/api/instances/restart';
import type { CallName } from '../../build/contract/calls.ts';
import { WINDOWS_ZONES } from '../../src/domain/regions/windowsZones';

const SUBSCRIPTION = 'sub-owner-active';
const STACK = 'stack-owner-active';
const NAME = 'prtg-owner-active';
const TOKYO = WINDOWS_ZONES.find(({ Id }) => Id === 'Tokyo Standard Time')!;
const EDITS = { tenantDomain: 'a.onmicrosoft.com', domainAliases: [], clientId: 'c', clientSecret: 's' };
const nothing = () => undefined;

/** A change. */
export interface EveryChange {
  /** The key that it is cached under, in one text. */
  key: string;
  call: CallName;
  /** Its result can be read afterwards, so that a change whose answer was lost is reported as a success. */
  canBeRead?: true;
  /** Forgotten with its screen: it holds a secret, or is of no use to a user who returns. */
  isForgotten?: true;
  /** Takes effect only in the checkout, or only reads. */
  isHarmless?: true;
  /** Calls the hook. Returns a function that makes the change. */
  use: () => () => void;
}

/** Returns the function that makes a change; it reports its failure itself. */
const by =
  <Variables>(run: (variables: Variables) => unknown, variables: Variables) =>
  () =>
    void Promise.resolve(run(variables)).catch(nothing);

/** All of them. */
export const CHANGES: readonly EveryChange[] = [
  {
    key: 'change-subdomain sub-owner-active',
    call: 'changeSubdomain',
    canBeRead: true,
    isForgotten: true,
    use: () => by(useChangeSubdomain(SUBSCRIPTION, nothing).run, 'acme-central'),
  },
  {
    key: 'cancel-subscription sub-owner-active',
    call: 'cancelSubscription',
    canBeRead: true,
    use: () => by(useCancelSubscription({ id: SUBSCRIPTION }).run, 'too_expensive'),
  },
  {
    key: 'reactivate-subscription sub-owner-cancelling',
    call: 'reactivateSubscription',
    canBeRead: true,
    use: () => by(useReactivateSubscription('sub-owner-cancelling').run, undefined),
  },
  {
    key: 'checkout change-plan sub-owner-active',
    call: 'changePlan',
    isForgotten: true,
    isHarmless: true,
    use: () => by(useChangePlan(SUBSCRIPTION).run, { id: 'p-1' }),
  },
  {
    key: 'checkout create',
    call: 'orderSubscription',
    isForgotten: true,
    isHarmless: true,
    use: () =>
      by(
        useCreateSubscription(() => ({ subdomain: 'acme', planId: 'p', region: 'r', tester: false })).run,
        undefined,
      ),
  },
  {
    key: 'change-timezone stack-owner-active',
    call: 'changeTimezone',
    canBeRead: true,
    use: () => by(useChangeTimezone(STACK).run, TOKYO),
  },
  {
    key: 'toggle-probe stack-owner-active',
    call: 'switchProbe',
    canBeRead: true,
    use: () => by(useToggleProbe(STACK).run, false),
  },
  {
    key: 'certificate stack-owner-active',
    call: 'getProbeCertificate',
    isForgotten: true,
    isHarmless: true,
    use: () => by(useCertificate(STACK).run, undefined),
  },
  {
    key: 'require-mfa stack-owner-active',
    call: 'switchInstanceMfa',
    canBeRead: true,
    use: () => by(useRequireMfa({ stackId: STACK, fqdn: 'acme-hq.my-prtg.example' }).run, true),
  },
  {
    key: 'choose-data-collection stack-owner-active',
    call: 'changeDataCollection',
    canBeRead: true,
    use: () => by(useChooseDataCollection(STACK).run, 'withPersonalData'),
  },
  {
    key: 'save-connection stack-owner-dues',
    call: 'createConnection',
    canBeRead: true,
    isForgotten: true,
    use: () => by(useSaveConnection('stack-owner-dues', 'acme-factory').run, { exists: false, edits: EDITS }),
  },
  {
    key: 'delete-connection stack-owner-active',
    call: 'deleteConnection',
    canBeRead: true,
    use: () => by(useDeleteConnection(STACK).run, undefined),
  },
  {
    key: 'restart stack-owner-active',
    call: 'restartInstance',
    use: () => by(useRestart(STACK).run, undefined),
  },
  {
    key: 'request-transfer stack-owner-active',
    call: 'requestRegionTransfer',
    use: () => by(useRequestTransfer(STACK, 'owner@acme.example').run, { region: 'eu-west-1' }),
  },
  {
    key: 'deliver-uploads stack-owner-active',
    call: 'deliverFiles',
    use: () => by(useDeliverUploads({ stackId: STACK, user: 'auth0|owner' }).run, undefined),
  },
  {
    key: 'deliver-template stack-owner-active',
    call: 'deliverTemplate',
    use: () => by(useDeliverTemplate(STACK).run, { id: 101, name: 'Template' }),
  },
  {
    key: 'reset-password',
    call: 'resetPassword',
    isForgotten: true,
    use: () => by(useResetPassword().run, 'owner@acme.example'),
  },
  {
    key: 'mfa',
    call: 'switchOwnMfa',
    isForgotten: true,
    use: () => by(useSetMfa({ accepted: () => Promise.resolve(), uncertain: nothing }).run, true),
  },
  {
    key: 'extend-trial prtg-trial',
    call: 'extendTrial',
    canBeRead: true,
    use: () => {
      const { run } = useExtendTrial('prtg-trial', 'sub-trial');
      const trialEnd = Math.floor(Date.now() / 86_400_000 + 40) * 86_400 + 86_399;
      return by(run, { trialEnd, comment: 'Asked for' });
    },
  },
  {
    key: 'resize prtg-owner-active',
    call: 'resizeStack',
    use: () => by(useResize(NAME).run, 'm5.large'),
  },
  {
    key: 'supporter admin-password prtg-owner-active',
    call: 'getAdminPassword',
    isForgotten: true,
    isHarmless: true,
    use: () => by(useAdminPassword(NAME), undefined),
  },
  {
    key: 'supporter open-desktop prtg-owner-active',
    call: 'openRemoteDesktop',
    isForgotten: true,
    use: () => by(useOpenDesktop(NAME, 'acme-hq').ask, undefined),
  },
];
