// A change whose outcome is unknown is never repeated automatically (docs/product/failures.md#uncertain-outcomes): tries every
// call of docs/product/vendor-api.md that changes something, without any answer, and with an answer that is lost after the
// change was made. Orders are left out, as they take effect only in the checkout.
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useResetPassword, useSetMfa } from '../../src/api/user/account';
import { useCancelSubscription, useReactivateSubscription } from '../../src/api/subscriptions/cancellation';
import { useChangeTimezone } from '../../src/api/instances/timezone';
import { useDeleteConnection, useSaveConnection } from '../../src/api/instances/connections';
import { useChooseDataCollection } from '../../src/api/instances/dataCollection';
import { useDeliverTemplate } from '../../src/api/instances/gitTemplates';
import { useRequireMfa } from '../../src/api/instances/instanceMfa';
import { useToggleProbe } from '../../src/api/instances/probe';
import { useRequestTransfer } from '../../src/api/instances/regionTransfer';
import { useRestart } from '../../src/api/instances/restart';
import { useChangeSubdomain } from '../../src/api/subscriptions/subdomain';
import { subscriptionsQuery } from '../../src/api/subscriptions/subscriptions';
import { useResize, useOpenDesktop } from '../../src/api/supporter/supporterInstances';
import { useExtendTrial } from '../../src/api/supporter/supporterTrials';
import { useDeliverUploads } from '../../src/api/instances/uploads';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { WINDOWS_ZONES } from '../../src/domain/regions/windowsZones';
import { announcing } from '../support/announcing';
import { connectAs } from '../support/connectAs';

const ACTIVE = 'sub-owner-active';
const STACK = 'stack-owner-active';
const CANCELLING = 'sub-owner-cancelling';
const TOKYO = WINDOWS_ZONES.find(({ Id }) => Id === 'Tokyo Standard Time')!;
const subscriptionOf = (id: string): Subscription => ({
  id,
  planId: 'prtg-1000-yearly-eur',
  fqdn: 'acme-hq.my-prtg.example',
  region: 'eu-central-1',
  subscriptionStatus: 'active',
});

interface Change {
  persona?: string;
  method: string;
  path: string;
  /** Calls the hook. Returns a function that makes the change. */
  use: () => () => void;
  /** True if the result can be read afterwards, so that a change whose answer was lost is reported as a success. */
  canBeRead: boolean;
}

const CHANGES: Record<string, Change> = {
  'change of the subdomain': {
    method: 'PUT',
    path: `/customer/subscriptions/${ACTIVE}/subdomain`,
    use: () => {
      const { run } = useChangeSubdomain(ACTIVE, () => undefined);
      return () => run('acme-central');
    },
    canBeRead: true,
  },
  cancellation: {
    method: 'DELETE',
    path: `/customer/subscriptions/${ACTIVE}`,
    use: () => {
      const { run } = useCancelSubscription(subscriptionOf(ACTIVE));
      return () => run('too_expensive');
    },
    canBeRead: true,
  },
  reactivation: {
    method: 'POST',
    path: `/customer/subscriptions/${CANCELLING}/reactivate`,
    use: () => {
      const { run } = useReactivateSubscription(CANCELLING);
      return () => run();
    },
    canBeRead: true,
  },
  timezone: {
    method: 'POST',
    path: `/instance/${STACK}/timezone`,
    use: () => {
      const { run } = useChangeTimezone(STACK);
      return () => run(TOKYO);
    },
    canBeRead: true,
  },
  'multi-platform probe': {
    method: 'POST',
    path: `/instance/${STACK}/nats`,
    use: () => {
      const { run } = useToggleProbe(STACK);
      return () => run(false);
    },
    canBeRead: true,
  },
  'multifactor of an instance': {
    method: 'POST',
    path: `/instance/mfa/toggle/${STACK}`,
    use: () => {
      const { run } = useRequireMfa({ stackId: STACK, fqdn: 'acme-hq.my-prtg.example' });
      return () => run(true);
    },
    canBeRead: true,
  },
  'data collection': {
    method: 'POST',
    path: `/instance/${STACK}/datascience/toggle`,
    use: () => {
      const { run } = useChooseDataCollection(STACK);
      return () => run('withPersonalData');
    },
    canBeRead: true,
  },
  'new connection': {
    method: 'POST',
    path: '/instance/enterprise-connection/stack-owner-dues',
    use: () => {
      const { run } = useSaveConnection('stack-owner-dues', 'acme-factory');
      const edits = {
        tenantDomain: 'a.onmicrosoft.com',
        domainAliases: [],
        clientId: 'c',
        clientSecret: 's',
      };
      return () => run({ exists: false, edits });
    },
    canBeRead: true,
  },
  'deletion of a connection': {
    method: 'DELETE',
    path: `/instance/enterprise-connection/${STACK}`,
    use: () => {
      const { run } = useDeleteConnection(STACK);
      return () => run();
    },
    canBeRead: true,
  },
  restart: {
    method: 'PUT',
    path: `/instance/${STACK}/restart`,
    use: () => {
      const { run } = useRestart(STACK);
      return () => run();
    },
    canBeRead: false,
  },
  'region transfer': {
    method: 'POST',
    path: `/customer/stacks/${STACK}/region/request_transfer`,
    use: () => {
      const { run } = useRequestTransfer(STACK, 'owner@acme.example');
      return () => run('eu-west-1');
    },
    canBeRead: false,
  },
  'password reset': {
    method: 'POST',
    path: '/customer/reset_password',
    use: () => {
      const { run } = useResetPassword();
      return () => run('owner@acme.example');
    },
    canBeRead: false,
  },
  'multifactor of the user': {
    method: 'PUT',
    path: '/customer/mfa',
    use: () => {
      const { run } = useSetMfa({ accepted: () => Promise.resolve(), uncertain: () => undefined });
      return () => run(true);
    },
    canBeRead: false,
  },
  'delivery of uploads': {
    method: 'POST',
    path: `/instance/${STACK}/upload/s3`,
    use: () => {
      const { run } = useDeliverUploads({ stackId: STACK, user: 'auth0|owner' });
      return () => run();
    },
    canBeRead: false,
  },
  'delivery of a template': {
    method: 'POST',
    path: `/instance/${STACK}/upload/git`,
    use: () => {
      const { run } = useDeliverTemplate(STACK);
      return () => run({ id: 101, name: 'Template' });
    },
    canBeRead: false,
  },
  'extension of a trial': {
    persona: 'staff',
    method: 'POST',
    path: '/supporter/subscriptions/sub-trial/extend',
    use: () => {
      const { run } = useExtendTrial('prtg-trial', 'sub-trial');
      const trialEnd = Math.floor(Date.now() / 86_400_000 + 40) * 86_400 + 86_399;
      return () => run({ trialEnd, comment: 'Asked for' });
    },
    canBeRead: true,
  },
  resize: {
    persona: 'staff',
    method: 'POST',
    path: '/supporter/stacks/prtg-owner-active/resize',
    use: () => {
      const { run } = useResize('prtg-owner-active');
      return () => run('m5.large');
    },
    canBeRead: false,
  },
  'remote desktop': {
    persona: 'staff',
    method: 'POST',
    path: '/supporter/instances/prtg-owner-active/ports/rdp/open',
    use: () => {
      const { ask } = useOpenDesktop('prtg-owner-active', 'acme-hq');
      return () => void ask().catch(() => undefined);
    },
    canBeRead: false,
  },
};

const TRUE_SENTENCES =
  /didn’t confirm|could not confirm|couldn’t confirm|took too long|couldn’t be reached|hasn’t been done so far/;

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(CHANGES))('%s', (_what, { persona = 'owner', method, path, use, canBeRead }) => {
  async function begin() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const connection = connectAs(persona);
    const { client, announced, render } = announcing();
    if (persona === 'owner') await client.query(subscriptionsQuery());
    const { result } = render(use);
    const asked = () => connection.asked().filter((one) => one.startsWith(`${method} ${path}`)).length;
    return { ...connection, client, announced, change: result, asked };
  }

  it('is sent once if no response arrives, and reports what is known', async () => {
    // msw's XMLHttpRequest ignores its `timeout`.
    vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
      this: XMLHttpRequest,
      ms: number,
    ) {
      setTimeout(() => this.readyState < 4 && this.dispatchEvent(new ProgressEvent('timeout')), ms);
    });
    const { sandbox, client, announced, change, asked } = await begin();
    sandbox.faults.add({ path: `/api${path}`, method, delayMs: 300_000, times: -1 });
    change.current();
    await waitFor(() => expect(asked()).toBe(1));
    await vi.advanceTimersByTimeAsync(31_000);
    for (let turn = 0; turn < 6 && client.isMutating() > 0; turn += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(client.isFetching()).toBe(0));
    }
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(TRUE_SENTENCES);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  it('is sent once if only the response is lost, and reports what was read afterwards', async () => {
    const { sandbox, client, announced, change, asked } = await begin();
    const apply = sandbox.faults.apply.bind(sandbox.faults);
    sandbox.faults.apply = async (request, at, answer) => {
      const response = await apply(request, at, answer);
      return request.method === method && at.startsWith(`/api${path}`) ? Response.error() : response;
    };
    change.current();
    await waitFor(() => expect(asked()).toBe(1));
    sandbox.world.clock.advance(3_600);
    for (let turn = 0; turn < 6 && client.isMutating() > 0; turn += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(client.isFetching()).toBe(0));
    }
    await waitFor(() => expect(client.isMutating()).toBe(0));
    if (canBeRead) expect(announced.filter((one) => one.startsWith('error'))).toEqual([]);
    else expect(announced[0]).toMatch(TRUE_SENTENCES);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });
});
