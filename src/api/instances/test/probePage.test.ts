// The probe as a page shows and switches it, and its certificate (docs/product/instance-settings.md#probe).
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { refused, standInVendor } from '../../../../test/support/standInVendor';
import { probeQuery, useCertificate, useToggleProbe } from '../probe';

afterEach(() => vi.useRealTimers());

describe('the Multi-Platform Probe', () => {
  const STATE = 'GET /instance/st-1/nats';
  const state = (isOn: boolean, isRunning: boolean) => ({ nats_enabled: isOn, is_sfn_running: isRunning });

  it.each([
    [true, 'enable', 'enabled'],
    [false, 'disable', 'disabled'],
  ])('is switched to %s once its configuration has finished', async (isOn, operation, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = standInVendor({ 'POST /instance/st-1/nats': {}, [STATE]: state(isOn, false) });
    const { announced, render } = announcing();
    const { result } = render(() => useToggleProbe('st-1'));
    act(() => result.current.run(isOn));
    await expect.poll(() => asked).toEqual([`POST /instance/st-1/nats {"operation":"${operation}"}`]);
    await expect.poll(() => result.current.isWaiting).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await expect.poll(() => announced).toEqual([`success: Multi-Platform Probe is now ${words}.`]);
    expect(asked.slice(1)).toEqual([STATE]);
  });

  it('is read at once and then polled, without a change, if its configuration is already running', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked: string[] = standInVendor({ [STATE]: () => Response.json(state(true, asked.length < 2)) });
    const { client, announced, render } = announcing();
    const { result } = render(() => useToggleProbe('st-1'));
    act(() => result.current.run(undefined));
    await expect.poll(() => asked).toEqual([STATE]);
    await expect.poll(() => client.getQueryData(probeQuery('st-1').queryKey)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await expect.poll(() => announced).toEqual(['success: Multi-Platform Probe is now enabled.']);
    expect(asked).toEqual([STATE, STATE]);
  });

  it('announces a failed read once while waiting', async () => {
    standInVendor({ [STATE]: refused(403) });
    const { announced, render } = announcing();
    const { result } = render(() => useToggleProbe('st-1'));
    act(() => result.current.run(undefined));
    await expect.poll(() => result.current.error).not.toBeNull();
    expect(announced).toEqual([
      expect.stringMatching(/^error: .* We couldn’t check whether the configuration has finished\.$/),
    ]);
  });
});

describe('the certificate of the Multi-Platform Probe', () => {
  const ADDRESS = 'https://files.example/ca.pem';
  const CALL = 'GET /instance/st-1/nats/certificate';
  const setUp = (url: string, file: () => Response) => {
    const asked = standInVendor({ [CALL]: { url }, [`GET ${ADDRESS}`]: file });
    const { client, announced, render } = announcing();
    const { result, unmount } = render(() => useCertificate('st-1'));
    return { asked, client, announced, result, unmount };
  };

  it('is fetched from the URL in the response, and isn’t cached', async () => {
    const { asked, client, result, unmount } = setUp(ADDRESS, () => new Response('-----BEGIN'));
    expect(await act(() => result.current.runAsync())).toBe('-----BEGIN');
    expect(await act(() => result.current.runAsync())).toBe('-----BEGIN');
    expect(asked).toEqual([CALL, `GET ${ADDRESS}`, CALL, `GET ${ADDRESS}`]);
    unmount();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
    await expect.poll(() => client.getQueryCache().getAll()).toEqual([]);
  });

  it.each<[string, string, () => Response, string]>([
    [
      'isn’t fetched from an unsafe URL',
      'http://files.example/ca.pem',
      () => new Response('x'),
      'The certificate’s address isn’t secure, so we didn’t open it.',
    ],
    [
      'is rejected if it is empty',
      ADDRESS,
      () => new Response(''),
      'The server sent an unexpected response. Try again later.',
    ],
    [
      'is rejected if it isn’t text',
      ADDRESS,
      () => Response.json({}),
      'The server sent an unexpected response. Try again later.',
    ],
  ])('%s, and the error is announced once', async (_what, url, file, why) => {
    const { announced, result } = setUp(url, file);
    await act(() => result.current.runAsync().catch(() => undefined));
    expect(announced).toEqual([`error: ${why}`]);
  });
});
