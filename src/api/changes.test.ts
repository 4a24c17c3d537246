// The key by which a screen that was left and opened again finds its running change (docs/architecture.md#server-state): what is
// changed, and of which thing. Two changes with one key would show each other's progress and failures.
import { act, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { announcing } from '../../test/support/announcing';
import { connectAs } from '../../test/support/connectAs';
import { server } from '../../test/support/setup';
import { fireAtScript } from '../../test/support/standInBilling';
import { standInVendor } from '../../test/support/standInVendor';
import { useChangeTimezone } from './instances/timezone';
import { useDeleteConnection, useSaveConnection } from './instances/connections';
import { useChooseDataCollection } from './instances/dataCollection';
import { useDeliverTemplate } from './instances/gitTemplates';
import { useRequireMfa } from './instances/instanceMfa';
import { useCertificate, useToggleProbe } from './instances/probe';
import { useRequestTransfer } from './instances/regionTransfer';
import { useRestart } from './instances/restart';
import { useDeliverUploads } from './instances/uploads';
import { useCancelSubscription, useReactivateSubscription } from './subscriptions/cancellation';
import { useChangePlan, useCreateSubscription } from './subscriptions/orders';
import { useChangeSubdomain } from './subscriptions/subdomain';
import { useResize, useAdminPassword, useOpenDesktop } from './supporter/supporterInstances';
import { useExtendTrial } from './supporter/supporterTrials';
import { useResetPassword, useSetMfa } from './user/account';

const ZONE = { Id: 'UTC', DisplayName: '(UTC)', SupportsDaylightSavingTime: false };
const nothing = () => undefined;

/** Returns a test case: a change's key, and a hook that runs the change with these variables. */
function change<Variables>(
  name: string,
  useIt: () => { run: (variables: Variables) => unknown },
  variables: Variables,
): [name: string, usePress: () => () => void] {
  const usePress = () => {
    const { run } = useIt();
    // The change itself reports its failure.
    return () => void Promise.resolve(run(variables)).catch(nothing);
  };
  return [name, usePress];
}

const CHANGES = [
  change('change-timezone st-1', () => useChangeTimezone('st-1'), ZONE),
  change('save-connection st-1', () => useSaveConnection('st-1', 'acme'), { exists: false, edits: {} }),
  change('delete-connection st-1', () => useDeleteConnection('st-1'), undefined),
  change('choose-data-collection st-1', () => useChooseDataCollection('st-1'), 'withoutPersonalData'),
  change('deliver-template st-1', () => useDeliverTemplate('st-1'), { id: 7001, name: 'SNMP' }),
  change('require-mfa st-1', () => useRequireMfa({ stackId: 'st-1', fqdn: 'acme.example' }), true),
  change('toggle-probe st-1', () => useToggleProbe('st-1'), true),
  change('certificate st-1', () => useCertificate('st-1'), undefined),
  change('request-transfer st-1', () => useRequestTransfer('st-1', 'nora@acme.example'), 'eu-west-1'),
  change('restart st-1', () => useRestart('st-1'), undefined),
  change(
    'deliver-uploads st-1',
    () => useDeliverUploads({ stackId: 'st-1', user: 'auth0|owner' }),
    undefined,
  ),
  change('cancel-subscription sub-1', () => useCancelSubscription({ id: 'sub-1' }), 'too_expensive'),
  change('reactivate-subscription sub-1', () => useReactivateSubscription('sub-1'), undefined),
  change('change-subdomain sub-1', () => useChangeSubdomain('sub-1', nothing), 'acme'),
  change('checkout change-plan sub-1', () => useChangePlan('sub-1'), { id: 'p-1' }),
  change(
    'checkout create',
    () => useCreateSubscription(() => ({ subdomain: 'acme', planId: 'p', region: 'r', tester: false })),
    undefined,
  ),
  change('resize acme', () => useResize('acme'), 't3.large'),
  change('extend-trial acme', () => useExtendTrial('acme', 'sub-1'), { trialEnd: 1, comment: '' }),
  change('supporter admin-password acme', () => ({ run: useAdminPassword('acme') }), undefined),
  change('supporter open-desktop acme', () => ({ run: useOpenDesktop('acme', 'acme').ask }), undefined),
  change('reset-password', () => useResetPassword(), ''),
  change('mfa', () => useSetMfa({ accepted: () => Promise.resolve(), uncertain: nothing }), true),
];

it.each(CHANGES)('a change is cached under the mutation key %s', (name, usePress) => {
  connectAs('owner');
  server.use(http.all('*', () => delay('infinite')));
  const { client, render } = announcing();
  const { result } = render(usePress);
  expect(client.getMutationCache().getAll()).toEqual([]);
  act(() => result.current());
  const running = client.getMutationCache().getAll();
  expect(running.map(({ options: { mutationKey } }) => mutationKey?.join(' '))).toEqual([name]);
});

/** Changes forgotten with their screen: they hold a secret, or are of no use to a user who returns. */
const FORGOTTEN = [
  'save-connection st-1',
  'certificate st-1',
  'change-subdomain sub-1',
  'checkout change-plan sub-1',
  'checkout create',
  'supporter admin-password acme',
  'supporter open-desktop acme',
  'reset-password',
  'mfa',
];

it.each(CHANGES)(
  'only a change that a returning user needs stays cached after its screen unmounts: %s',
  async (name, usePress) => {
    standInVendor({});
    const { client, render } = announcing();
    const { result, unmount } = render(usePress);
    act(() => result.current());
    await waitFor(() => {
      fireAtScript('error');
      expect(client.isMutating()).toBe(0);
    });
    unmount();
    // Forgotten changes are removed only at the end of this turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getMutationCache().getAll()).toHaveLength(FORGOTTEN.includes(name) ? 0 : 1);
  },
);
