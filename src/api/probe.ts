// The Multi-Platform Probe of an instance (specification 4 'Multi-platform probe toggle', 7 and 8): its switch takes effect
// only once a configuration has run, which is asked for every 5 s, also after a reload.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { POLL_MS } from '../domain/polling';
import { isSafeHttps } from '../domain/returnTo';
import { at } from './at';
import { isUncertain, NOT_DONE_MESSAGE } from './certainly';
import { MalformedResponseError } from './errors';
import { getExternal } from './external';
import { get, ignored, send } from './http';
import { pause } from './pause';
import { mayRetry } from './retry';
import { useSaving, type Saving } from './saving';

export const PROBE_RUNNING_MESSAGE = 'Multi-Platform Probe configuration is still in progress, please wait.';

const probeState = v.object({ natsEnabled: v.boolean(), isSfnRunning: v.boolean() });
const certificate = v.object({ url: v.string() });

/** GET /instance/{stackId}/nats. */
export function probeQuery(stackId: string) {
  return queryOptions({
    queryKey: ['probe', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/nats`, probeState, { signal }),
  });
}

/** The probe's state, asked again every 5 s while a configuration runs that nobody here is waiting for already. */
export function useProbe(stackId: string, isSaving: boolean) {
  return useQuery({
    ...probeQuery(stackId),
    refetchInterval: ({ state }) =>
      !isSaving && state.status === 'success' && state.data?.isSfnRunning ? POLL_MS : false,
  });
}

/** POST /instance/{stackId}/nats, then waits until the configuration has run. A wish is whether to enable the probe. */
export function useToggleProbe(stackId: string): Saving<boolean> {
  const client = useQueryClient();
  return useSaving({
    mutationKey: ['toggle-probe', stackId],
    mutationFn: async (isEnabled: boolean) => {
      const body = { operation: isEnabled ? 'enable' : 'disable' };
      try {
        await send('post', at`/instance/${stackId}/nats`, ignored, body);
      } catch (error) {
        // What may have been done shows in the state that follows.
        if (!isUncertain(error)) throw error;
      }
      return configured(client, stackId, isEnabled);
    },
    onError: () => void client.invalidateQueries(probeQuery(stackId)),
    meta: {
      success: (isEnabled: boolean) => `Multi-Platform Probe is now ${isEnabled ? 'enabled' : 'disabled'}.`,
    },
  });
}

/** Waits until no configuration runs. Throws where the probe isn't what was wished then. */
async function configured(client: QueryClient, stackId: string, isEnabled: boolean) {
  let state;
  do {
    await pause(POLL_MS);
    state = await client.query({ ...probeQuery(stackId), staleTime: 0, retry: mayRetry });
  } while (state.isSfnRunning);
  if (state.natsEnabled === isEnabled) return isEnabled;
  throw new Error(NOT_DONE_MESSAGE);
}

/** GET /instance/{stackId}/nats/certificate, then the file it tells of, without the bearer token. Gives the file's text. */
export function useCertificate(stackId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['certificate', stackId],
    mutationFn: () =>
      client.query({
        queryKey: ['certificate', stackId],
        queryFn: () => readCertificate(stackId),
        retry: mayRetry,
        staleTime: 0,
        gcTime: 0,
        // Its error is the mutation's.
        meta: { quiet: true },
      }),
  });
}

async function readCertificate(stackId: string): Promise<string> {
  const { url } = await get(at`/instance/${stackId}/nats/certificate`, certificate);
  if (!isSafeHttps(url, window.location.origin)) {
    throw new Error('The address of the certificate is not a safe one, so it was not opened.');
  }
  const text = await getExternal(url);
  if (typeof text !== 'string' || text === '') throw new MalformedResponseError();
  return text;
}
