// The Multi-Platform Probe of an instance (docs/product/instance-settings.md#probe): its switch takes effect only
// once a configuration has run; until then its state is read every 5 s, even after a reload.
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { POLL_MS } from '../../domain/subscriptions/polling';
import { isSafeHttps } from '../../domain/session/returnTo';
import { useChange, type Change } from '../outcomes/change';
import { useStoppableChange, type Stoppable, type StoppableChange } from '../outcomes/stoppableChange';
import type { ReadBack } from '../outcomes/saving';
import { certificate, probeState, type ProbeState } from '../../wire/instances';
import { at, get, send } from '../client/http';
import { isUncertain, NotDoneError, UnknownOutcomeError } from '../outcomes/uncertain';
import { getExternalText } from '../client/external';
import { ignored } from '../../wire/schema';
import { pause } from '../waits';
import { mayRetry } from '../client/retry';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';

// Quiet: the change reports what its reads fail with.
const quiet = { meta: { quiet: true } } as const;

/** GET /instance/{stackId}/nats. */
export function probeQuery(stackId: string) {
  return queryOptions({
    queryKey: ['probe', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/nats`, probeState, { signal }),
  });
}

/** The call that switches the probe, and the query that reads whether its configuration has run. */
export interface ProbeSwitch {
  isEnabled: boolean;
  change: () => Promise<unknown>;
  query: ReadBack<ProbeState>;
}

/** POST /instance/{stackId}/nats. */
export function probeSwitch(stackId: string, isEnabled: boolean): ProbeSwitch {
  const body = { operation: isEnabled ? 'enable' : 'disable' };
  return {
    isEnabled,
    change: () => send('post', at`/instance/${stackId}/nats`, ignored, body),
    query: probeQuery(stackId),
  };
}

/**
 * Switches the probe, then waits in `stoppable` until the configuration has run, however long that takes. Throws the refusal;
 * NotDoneError if the probe isn't in the requested state then; UnknownOutcomeError if its state can't be read; and
 * WaitStoppedError if the wait was stopped.
 */
export async function switchProbe(
  client: QueryClient,
  { isEnabled, change, query }: ProbeSwitch,
  stoppable: Stoppable,
): Promise<boolean> {
  let unconfirmed: unknown;
  await change().catch((error: unknown) => {
    // If the outcome is uncertain, the state read afterwards shows it.
    if (!isUncertain(error)) throw error;
    unconfirmed = error;
  });
  const isOn = await stoppable(async (signal) => {
    await pause(POLL_MS, signal);
    return untilConfigured(client, query, signal);
  });
  if (isOn !== isEnabled) throw new NotDoneError(unconfirmed);
  return isOn;
}

/** Reads the state every 5 s until no configuration runs. Returns whether the probe is enabled then. Throws as switchProbe does. */
async function untilConfigured(
  client: QueryClient,
  probe: ReadBack<ProbeState>,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    // With a key of its own: a page that is left calls its own reads off, and the query library would return the old state.
    const read = { ...probe, queryKey: [...probe.queryKey, 'wait'], staleTime: 0, gcTime: 0, ...quiet };
    const state = await client.query({ ...read, retry: mayRetry }).catch((error: unknown) => {
      throw new UnknownOutcomeError(error, message('settings.probeUnread'));
    });
    client.setQueryData(probe.queryKey, state);
    if (!state.isSfnRunning) return state.natsEnabled;
    await pause(POLL_MS, signal);
  }
}

/** Switches the probe. Run with whether to enable it, or with undefined to wait for a configuration that runs already. */
export function useToggleProbe(stackId: string): StoppableChange<boolean | undefined, boolean> {
  const client = useQueryClient();
  return useStoppableChange({
    mutationKey: ['toggle-probe', stackId],
    mutationFn: (isEnabled: boolean | undefined, stoppable) =>
      isEnabled === undefined
        ? stoppable((signal) => untilConfigured(client, probeQuery(stackId), signal))
        : switchProbe(client, probeSwitch(stackId, isEnabled), stoppable),
    success: (isEnabled) => t('settings.probeChanged', { state: isEnabled ? 'on' : 'off' }),
  });
}

/** GET /instance/{stackId}/nats/certificate, then the file it names, without the bearer token. The result is the file's text. */
export function useCertificate(stackId: string): Change<void, string> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['certificate', stackId],
    isForgotten: true,
    mutationFn: () =>
      client.query({
        queryKey: ['certificate', stackId],
        queryFn: () => readCertificate(stackId),
        retry: mayRetry,
        staleTime: 0,
        gcTime: 0,
        ...quiet,
      }),
  });
}

async function readCertificate(stackId: string): Promise<string> {
  const { url } = await get(at`/instance/${stackId}/nats/certificate`, certificate);
  if (!isSafeHttps(url, window.location.origin)) {
    throw new MessageError(message('settings.certificateUnsafe'));
  }
  return getExternalText(url);
}
