// The user's own sign-in and permissions (docs/product/sign-in.md#multifactor, docs/product/permissions.md#reading-them).
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { useResetPassword, useSetMfa } from './account';
import { usePermissions } from './permissions';

describe('the password reset e-mail', () => {
  it.each([
    ['olivia@acme.example', 'We sent you an email to olivia@acme.example so you can reset your password.'],
    ['', 'We sent you an email so you can reset your password.'],
  ])('is announced with the address it was sent to: %j', async (email, sentence) => {
    const { asked } = connectAs('owner');
    const { announced, render } = announcing();
    const { result } = render(() => useResetPassword());
    await act(() => result.current.runAsync(email));
    expect(asked()).toEqual(['POST /customer/reset_password']);
    expect(announced).toEqual([`success: ${sentence}`]);
  });
});

describe('the user’s multifactor authentication', () => {
  const setUp = () => {
    const connection = connectAs('owner');
    const { announced, render, client } = announcing();
    const accepted = vi.fn((_isOn: boolean) => Promise.resolve());
    const uncertain = vi.fn();
    const { result, unmount } = render(() => useSetMfa({ accepted, uncertain }));
    return { ...connection, announced, accepted, uncertain, result, unmount, client };
  };

  it.each([
    [true, 'success: Multifactor authentication is now enabled.'],
    [false, 'success: Multifactor authentication is now disabled.'],
  ])('is set to %s, and that is announced', async (isOn, sentence) => {
    const { account, asked, announced, accepted, uncertain, result, unmount, client } = setUp();
    account.useMfa = !isOn;
    await act(() => result.current.runAsync(isOn));
    expect(account.useMfa).toBe(isOn);
    expect(asked()).toEqual(['PUT /customer/mfa']);
    expect(announced).toEqual([sentence]);
    expect(accepted.mock.calls.map(([on]) => on)).toEqual([isOn]);
    expect(uncertain).not.toHaveBeenCalled();
    unmount();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  it.each([
    [502, 1],
    [400, 0],
  ])('after a failure with status %i calls “uncertain” %i times', async (status, times) => {
    const { sandbox, accepted, uncertain, result } = setUp();
    sandbox.faults.add({ path: '/api/customer/mfa', status });
    await act(() => result.current.runAsync(true).catch(() => undefined));
    expect(uncertain).toHaveBeenCalledTimes(times);
    expect(accepted).not.toHaveBeenCalled();
  });
});

describe('permissions', () => {
  it('are none after a failure, which is announced, until they are read again', async () => {
    const { sandbox } = connectAs('owner');
    sandbox.faults.add({ path: '/api/authorization/permissions', status: 400, times: 1 });
    const { announced, render } = announcing();
    const { result } = render(() => usePermissions());
    expect(result.current).toMatchObject({
      resources: [],
      isPending: true,
      isKnown: false,
      isSettled: false,
    });
    await expect.poll(() => result.current.isPending).toBe(false);
    expect(result.current).toMatchObject({ resources: [], isKnown: false, isSettled: false });
    expect(announced).toEqual(['error: A fault of the sandbox (400).']);
    act(() => result.current.readAgain());
    await expect.poll(() => result.current.isSettled).toBe(true);
    expect(result.current).toMatchObject({ isKnown: true, error: null });
    expect(result.current.resources).not.toEqual([]);
  });
});
