// What support staff do (docs/product/supporter.md#resizing, docs/product/supporter.md#extending-a-trial,
// docs/product/supporter.md#secrets, docs/product/supporter.md#reports).
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { lost, refused, standInVendor } from '../../../test/support/standInVendor';
import { readReport } from './supportReport';
import { instanceDataQuery, useResize, useAdminPassword, useOpenDesktop } from './supporterInstances';
import { stackSubscriptionQuery, useExtendTrial } from './supporterTrials';

const isReady = { accepted: true };
const refusal = (run: () => Promise<unknown>) => act(() => run().catch((error: unknown) => String(error)));

describe('resizing an instance', () => {
  const STATUS = 'POST /supporter/stacks/acme/status';
  const RESIZE = 'POST /supporter/stacks/acme/resize';
  const setUp = (answer: object) => {
    const asked = standInVendor({ [STATUS]: isReady, [RESIZE]: answer });
    const { client, announced, render } = announcing();
    client.setQueryData(instanceDataQuery('acme').queryKey, {});
    const { result } = render(() => useResize('acme'));
    return {
      asked,
      announced,
      result,
      isReadAgain: () => client.getQueryState(instanceDataQuery('acme').queryKey)?.isInvalidated,
    };
  };

  it('waits for one of three states, is scheduled, and reads the machine again', async () => {
    const { asked, announced, result, isReadAgain } = setUp({
      instance_type: 't3.large',
      instance_id: 'i-1',
    });
    await act(() => result.current.runAsync('t3.large'));
    expect(asked).toEqual([
      `${STATUS} {"accepted_states":["CREATE_COMPLETE","UPDATE_COMPLETE","UPDATE_ROLLBACK_COMPLETE"]}`,
      `${RESIZE} {"instance_type":"t3.large"}`,
    ]);
    expect(announced).toEqual(['success: Resize of instance i-1 to t3.large scheduled.']);
    expect(isReadAgain()).toBe(true);
  });

  it.each<[string, () => Response, string]>([
    [
      'fails with the reason for a refusal',
      refused(409, 'It has this type.'),
      'StatusError: It has this type.',
    ],
    [
      'fails with what to check after an uncertain outcome',
      lost,
      'UncertainError: We couldn’t confirm whether the resize was scheduled. Check the instance before you try again.',
    ],
  ])('%s, and isn’t repeated', async (_what, answer, why) => {
    const { asked, announced, result, isReadAgain } = setUp(answer);
    expect(await refusal(() => result.current.runAsync('t3.large'))).toBe(why);
    expect(asked).toHaveLength(2);
    expect(announced).toEqual([`error: ${why.replace(/^\w+: /, '')}`]);
    // A refusal changed nothing.
    expect(isReadAgain()).toBe(why.startsWith('UncertainError'));
  });
});

describe('extending a trial', () => {
  // 15 January 2027, noon UTC.
  const END = 1_800_014_400;
  const EXTEND = 'POST /supporter/subscriptions/sub-1/extend';
  const setUp = (answer: object, now?: object) => {
    const asked = standInVendor({
      'POST /supporter/stacks/acme/status': isReady,
      [EXTEND]: answer,
      ...(now && { 'GET /supporter/subscriptions/sub-1': now }),
    });
    const { client, announced, render } = announcing();
    const { result } = render(() => useExtendTrial('acme', 'sub-1'));
    return {
      asked,
      announced,
      run: () => result.current.runAsync({ trialEnd: END, comment: 'Asked nicely.' }),
      cached: () => client.getQueryData(stackSubscriptionQuery('sub-1').queryKey),
    };
  };

  it('caches the returned subscription, and announces the new end', async () => {
    const { asked, announced, run, cached } = setUp({ id: 'sub-1', expires_at: END });
    await act(run);
    expect(asked).toEqual([
      'POST /supporter/stacks/acme/status {"accepted_states":["CREATE_COMPLETE","UPDATE_COMPLETE"]}',
      `${EXTEND} {"trial_end":${END},"agent_comment":"Asked nicely."}`,
    ]);
    expect(cached()).toEqual({ id: 'sub-1', expiresAt: END });
    expect(announced).toEqual([
      expect.stringMatching(/^success: Trial subscription sub-1 now ends at .*2027/),
    ]);
  });

  it('announces the end that the server returns', async () => {
    const { announced, run } = setUp({ id: 'sub-1', expires_at: END + 366 * 86_400 });
    await act(run);
    expect(announced[0]).toContain('2028');
  });

  it('reads the subscription again after an uncertain outcome, and succeeds if it is extended', async () => {
    const { asked, announced, run, cached } = setUp(lost, { id: 'sub-1', expires_at: END });
    await act(run);
    expect(asked.at(-1)).toBe('GET /supporter/subscriptions/sub-1');
    expect(cached()).toEqual({ id: 'sub-1', expiresAt: END });
    expect(announced[0]).toMatch(/^success: /);
  });

  it.each<[string, () => Response, { id: string; expires_at: number } | undefined, string, number]>([
    [
      'fails if the subscription read after an uncertain outcome isn’t extended',
      lost,
      { id: 'sub-1', expires_at: END - 1 },
      'NotDoneError: The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      3,
    ],
    [
      'has an unknown outcome if the subscription can’t be read afterwards',
      lost,
      undefined,
      'UnknownOutcomeError: We couldn’t confirm whether this was done. Load this page again to see.',
      3,
    ],
    ['fails with the reason for a refusal', refused(422, 'Too far.'), undefined, 'StatusError: Too far.', 2],
  ])('%s', async (_what, answer, now, why, calls) => {
    const { asked, run, cached } = setUp(answer, now);
    expect(await refusal(run)).toBe(why);
    expect(asked).toHaveLength(calls);
    expect(cached()?.expiresAt).toBe(now?.expires_at);
  });
});

describe('a secret', () => {
  it('is returned to the caller, and cached nowhere', async () => {
    const asked = standInVendor({
      'GET /supporter/instances/acme/admin_password': { prtg_admin_password: 's3cret' },
    });
    const { client, announced, render } = announcing();
    const { result, unmount } = render(() => useAdminPassword('acme'));
    expect(await act(() => result.current())).toBe('s3cret');
    expect(asked).toEqual(['GET /supporter/instances/acme/admin_password']);
    expect(announced).toEqual([]);
    const kept = [...client.getMutationCache().getAll(), ...client.getQueryCache().getAll()];
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain('s3cret');
    unmount();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  it('for remote desktop is requested with the stack’s subdomain', async () => {
    const answer = { rdp_password: 'p', host: 'h', port: 3389, username: 'u', open_until: 1_700_000_000 };
    const asked = standInVendor({ 'POST /supporter/instances/acme/ports/rdp/open': answer });
    const { result } = announcing().render(() => useOpenDesktop('acme', 'acme-hq'));
    expect(await act(() => result.current.ask())).toEqual({
      rdpPassword: 'p',
      host: 'h',
      port: 3389,
      username: 'u',
      openUntil: 1_700_000_000,
    });
    expect(asked).toEqual(['POST /supporter/instances/acme/ports/rdp/open {"subdomain":"acme-hq"}']);
  });

  it('that is refused rejects with the reason, and announces it', async () => {
    standInVendor({ 'GET /supporter/instances/acme/admin_password': refused(403, 'Not you.') });
    const { announced, render } = announcing();
    const { result } = render(() => useAdminPassword('acme'));
    expect(await refusal(() => result.current())).toBe('StatusError: Not you.');
    expect(announced).toEqual(['error: Not you.']);
  });
});

describe('opening a support report', () => {
  const file = (text: string) => new File([text], 'report.json');
  const REPORT = { version: 1, build: 'b7', instances: [], calls: [], messages: [] };

  it('ignores unknown keys', async () => {
    expect(await readReport(file(JSON.stringify({ ...REPORT, more: 'x' })))).toEqual(REPORT);
  });

  it.each([
    ['invalid JSON', '{'],
    ['another version', '{"version":2}'],
  ])('fails for %s', async (_what, text) => {
    await expect(readReport(file(text))).rejects.toThrow('“report.json” isn’t a report for support.');
  });

  it('accepts up to 256 KiB', async () => {
    const padded = (bytes: number) => file(JSON.stringify(REPORT).padEnd(bytes));
    expect(await readReport(padded(262_144))).toEqual(REPORT);
    await expect(readReport(padded(262_145))).rejects.toThrow(
      '“report.json” is too large for a report for support.',
    );
  });
});
