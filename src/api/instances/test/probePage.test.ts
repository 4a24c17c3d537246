// The probe as a page shows and switches it, and its certificate (docs/product/instance-settings.md#probe).
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { refused, standInVendor } from '../../../../test/support/standInVendor';
import { probeQuery, useCertificate, useProbe, useToggleProbe } from '../probe';

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
    await vi.waitFor(() => expect(asked).toEqual([`POST /instance/st-1/nats {"operation":"${operation}"}`]));
    await vi.waitFor(() => expect(result.current.isWaiting).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await vi.waitFor(() => expect(announced).toEqual([`success: Multi-Platform Probe is now ${words}.`]));
    expect(asked.slice(1)).toEqual([STATE]);
  });

  it('counts consecutive polls that found a running configuration', async () => {
    let isRunning = true;
    standInVendor({ [STATE]: () => Response.json(state(false, isRunning)) });
    const { client } = announcing();
    const read = async () => (await client.query({ ...probeQuery('st-1'), staleTime: 0 })).asked;
    expect([await read(), await read(), await read()]).toEqual([1, 2, 3]);
    isRunning = false;
    expect(await read()).toBe(0);
  });

  describe('while its configuration is running', () => {
    /** A page that shows the probe, whose configuration runs until `runsFor` answers have come. */
    const show = async (isSaving: boolean, runsFor = Infinity) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const asked: string[] = standInVendor({
        [STATE]: () => Response.json(state(true, asked.length <= runsFor)),
      });
      const { client, render } = announcing();
      const { result } = render(() => useProbe('st-1', isSaving));
      const shown = (times: number) =>
        vi.waitFor(() => {
          expect(asked).toHaveLength(times);
          expect(client.isFetching()).toBe(0);
        });
      await shown(1);
      return {
        asked,
        client,
        result,
        shown,
        pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
      };
    };

    it('is polled every 5 s until that has finished', async () => {
      const { asked, shown, pass } = await show(false, 1);
      await pass(4800);
      expect(asked).toHaveLength(1);
      await pass(200);
      await shown(2);
      await pass(30_000);
      await shown(2);
    });

    it('isn’t polled by the page while a change polls it', async () => {
      const { shown, pass } = await show(true);
      await pass(30_000);
      await shown(1);
    });

    it('isn’t polled after the user stops waiting, until they ask again', async () => {
      const { result, shown, pass } = await show(false);
      expect(result.current.isGivenUp).toBe(false);
      act(() => result.current.stopAsking());
      await vi.waitFor(() => expect(result.current.isGivenUp).toBe(true));
      await pass(30_000);
      await shown(1);
      act(() => result.current.askAgain());
      await vi.waitFor(() => expect(result.current.isGivenUp).toBe(false));
      await shown(2);
      expect(result.current.query.data?.asked).toBe(1);
      await pass(5000);
      await shown(3);
    });
  });

  it('can’t be given up after a failed read', async () => {
    standInVendor({ [STATE]: refused(403) });
    const { client, render } = announcing();
    const { result } = render(() => useProbe('st-1', false));
    await vi.waitFor(() => expect(result.current.query.error).not.toBeNull());
    expect(result.current.isGivenUp).toBe(false);
    act(() => result.current.stopAsking());
    expect(client.getQueryData(probeQuery('st-1').queryKey)).toBeUndefined();
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
    await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
    await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
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
