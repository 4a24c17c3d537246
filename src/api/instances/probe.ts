// The Multi-Platform Probe of an instance (docs/product/instance-settings.md#probe): its switch takes effect only
// once a configuration has run; until then its state is read every 5 s, even after a reload.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { MAX_STATUS_QUESTIONS, POLL_MS } from '../../domain/subscriptions/polling';
import { isSafeHttps } from '../../domain/session/returnTo';
import { useChange, type Change } from '../outcomes/change';
import {
  useStoppableChange,
  WaitStoppedError,
  type Stoppable,
  type StoppableChange,
} from '../outcomes/stoppableChange';
import type { ReadBack } from '../outcomes/saving';
import { certificate, probeState, type ProbeState } from '../../wire/instances/probe';
import { at } from '../client/at';
import { isUncertain, NotDoneError, UnknownOutcomeError } from '../outcomes/uncertain';
import { getExternalText } from '../client/external';
import { ignored } from '../../wire/schema';
import { get, send } from '../client/http';
import { pause } from '../waits/pause';
import { mayRetry } from '../client/retry';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';

/** The probe's state, and how long its configuration has been polled. */
export interface Probe extends ProbeState {
  /** How many reads in a row have found a configuration running. */
  asked: number;
}

/** GET /instance/{stackId}/nats. */
export function probeQuery(stackId: string) {
  return queryOptions({
    queryKey: ['probe', stackId],
    queryFn: async ({ client, signal, queryKey }): Promise<Probe> => {
      const state = await get(at`/instance/${stackId}/nats`, probeState, { signal });
      const before = client.getQueryData<Probe>(queryKey)?.asked ?? 0;
      return { ...state, asked: state.isSfnRunning ? before + 1 : 0 };
    },
  });
}

/** True if polling has ended although the configuration is running: after too many reads, or the user stopped it. */
const isGivenUp = ({ isSfnRunning, asked }: Probe) => isSfnRunning && asked >= MAX_STATUS_QUESTIONS;

/**
 * Returns the probe's state, read again every 5 s while a configuration runs, unless a change here is already waiting for it
 * (`isSaving`). Ends after MAX_STATUS_QUESTIONS reads, or when the user stops it.
 */
export function useProbe(stackId: string, isSaving: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    ...probeQuery(stackId),
    refetchInterval: ({ state: { status, data } }) =>
      !isSaving && status === 'success' && data?.isSfnRunning && !isGivenUp(data) ? POLL_MS : false,
  });
  return {
    query,
    isGivenUp: query.data !== undefined && isGivenUp(query.data),
    stopAsking: () => setAsked(client, probeQuery(stackId), MAX_STATUS_QUESTIONS),
    askAgain: () => {
      setAsked(client, probeQuery(stackId), 0);
      void query.refetch();
    },
  };
}

function setAsked(client: QueryClient, probe: ReadBack<Probe>, asked: number): void {
  client.setQueryData<Probe>(probe.queryKey, (old) => old && { ...old, asked });
}

/** The call that switches the probe, and the query that reads whether its configuration has run. */
export interface ProbeSwitch {
  isEnabled: boolean;
  change: () => Promise<unknown>;
  query: ReadBack<Probe>;
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
 * Switches the probe, then waits in `stoppable` until the configuration has run. Throws the refusal; a MessageError if the
 * probe isn't in the requested state then; UnknownOutcomeError if that can't be read; and WaitStoppedError if the wait was
 * stopped or took too long.
 */
export async function switchProbe(
  client: QueryClient,
  { isEnabled, change, query }: ProbeSwitch,
  stoppable: Stoppable,
): Promise<boolean> {
  setAsked(client, query, 0);
  try {
    await change().catch((error: unknown) => {
      // If the outcome is uncertain, the state read afterwards shows it.
      if (!isUncertain(error)) throw error;
    });
    await stoppable((signal) => configured(client, query, isEnabled, signal));
    return isEnabled;
  } catch (error) {
    if (error instanceof WaitStoppedError) setAsked(client, query, MAX_STATUS_QUESTIONS);
    void client.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/** Waits until no configuration runs. Throws as switchProbe does. */
async function configured(
  client: QueryClient,
  probe: ReadBack<Probe>,
  isEnabled: boolean,
  signal: AbortSignal,
) {
  for (;;) {
    await pause(POLL_MS, signal);
    let state: Probe;
    try {
      state = await client.query({ ...probe, staleTime: 0, retry: mayRetry });
    } catch (error) {
      throw new UnknownOutcomeError(error);
    }
    if (isGivenUp(state)) throw new WaitStoppedError();
    if (state.isSfnRunning) continue;
    if (state.natsEnabled === isEnabled) return;
    throw new NotDoneError(undefined);
  }
}

/** Switches the probe. Run with whether to enable it. */
export function useToggleProbe(stackId: string): StoppableChange<boolean> {
  const client = useQueryClient();
  return useStoppableChange({
    mutationKey: ['toggle-probe', stackId],
    mutationFn: (isEnabled: boolean, stoppable) =>
      switchProbe(client, probeSwitch(stackId, isEnabled), stoppable),
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
        // Quiet: the mutation reports this error.
        meta: { quiet: true },
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
