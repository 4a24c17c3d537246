// The settings of many instances: each read and changed by the calls of its manage page
// (docs/product/bulk-change.md#calls), but never more than four at a time, and without a toast per instance: table cells and
// rows show what failed.
import type { QueryClient, QueryFunction, UseQueryOptions } from '@tanstack/react-query';
import { DATA_COLLECTION_CHOICES } from '../../domain/instances/dataCollection';
import type { Instance } from '../../domain/instances/instance';
import { MFA, PROBE, type SettingId } from '../../domain/instances/settings';
import { timezoneQuery } from '../catalogue/regions';
import { timezoneSaving } from './timezone';
import { createLine, untilOnline } from '../waits';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import { UnknownOutcomeError } from '../outcomes/uncertain';
import { mayRetry } from '../client/retry';
import { message } from '../../messages/t';
import { saveSetting, type ReadBack } from '../outcomes/saving';
import { dataCollectionQuery, dataCollectionSaving } from './dataCollection';
import { instanceMfaQuery, mfaSaving } from './instanceMfa';
import { probeQuery, probeSwitch, switchProbe } from './probe';

/** Calls at a time, shared by columns, a dialog and a bulk change (docs/product/limits.md#counts-and-sizes). */
export const AT_A_TIME = 4;

const line = createLine(AT_A_TIME);
const quiet = { meta: { quiet: true } } as const;

/** The query that reads a setting; its data is the value as one text. */
export type SettingQuery = UseQueryOptions<unknown, Error, string, string[]> & { queryKey: string[] };

/** Changes a setting. Throws as `changeSetting` does. */
type Change = (
  client: QueryClient,
  instance: Instance,
  value: string,
  signal: AbortSignal,
) => Promise<unknown>;

const SETTINGS: Readonly<Record<SettingId, { query: (stackId: string) => SettingQuery; change: Change }>> = {
  'data-collection': {
    query: (stackId) => read(dataCollectionQuery(stackId), (choice) => choice),
    change: (client, { stackId }, value, signal) => {
      const choice = DATA_COLLECTION_CHOICES.find((one) => one.value === value);
      if (!choice) throw new RangeError('No such choice.');
      const saving = dataCollectionSaving(stackId, choice.value);
      return saveSetting(client, { ...saving, ...inLine(saving, signal) });
    },
  },
  mfa: {
    query: (stackId) =>
      read(instanceMfaQuery(stackId), (isRequired) => (isRequired ? MFA.required : MFA.optional)),
    change: (client, instance, value, signal) => {
      const saving = mfaSaving(instance, value === MFA.required);
      return saveSetting(client, { ...saving, ...inLine(saving, signal) });
    },
  },
  timezone: {
    query: (stackId) => read(timezoneQuery(stackId), (id) => id),
    change: (client, { stackId }, value, signal) => {
      const saving = timezoneSaving(stackId, value);
      return saveSetting(client, { ...saving, ...inLine(saving, signal) });
    },
  },
  probe: {
    query: (stackId) =>
      read(probeQuery(stackId), ({ natsEnabled }) => (natsEnabled ? PROBE.enabled : PROBE.disabled)),
    change: (client, { stackId }, value, signal) => {
      const saving = probeSwitch(stackId, value === PROBE.enabled);
      return switchProbe(client, { ...saving, ...inLine(saving, signal) }, (wait) => wait(signal)).catch(
        (error: unknown) => {
          const isStopped = error instanceof WaitStoppedError;
          throw isStopped ? new UnknownOutcomeError(error, message('settings.probeNotAsked')) : error;
        },
      );
    },
  },
};

/** Returns the query that reads a setting of an instance, once, as long as nothing changes it. */
export function settingQuery(setting: SettingId, stackId: string): SettingQuery {
  return SETTINGS[setting].query(stackId);
}

/** A setting of an instance, to be read; `id` identifies it among others. */
export interface SettingReading {
  id: string;
  setting: SettingId;
  instance: Instance;
}

/** A setting of an instance, to be changed to a value. */
export interface SettingChange extends SettingReading {
  value: string;
}

/** Returns these settings of these instances, one setting after the other. */
export function readingsOf(settings: readonly SettingId[], instances: readonly Instance[]): SettingReading[] {
  return settings.flatMap((setting) =>
    instances.map((instance) => ({ id: `${setting} ${instance.id}`, setting, instance })),
  );
}

/** Reads a setting of an instance, unless it is known and was read since (epoch ms). Throws why it can't be read. */
export async function readSetting(
  client: QueryClient,
  { setting, instance }: SettingReading,
  since = 0,
): Promise<string> {
  const query = settingQuery(setting, instance.stackId);
  return client.query({ ...query, retry: mayRetry, staleTime: Date.now() - since });
}

/**
 * Changes a setting of one instance to a value, and the cached one with it. Throws the refusal; a MessageError if the change
 * wasn't made; and UnknownOutcomeError if that can't be found out, or if the wait for a probe was stopped by `signal`. The
 * change itself isn't stopped.
 */
export async function changeSetting(
  client: QueryClient,
  { setting, instance, value }: SettingChange,
  signal: AbortSignal,
): Promise<void> {
  await SETTINGS[setting].change(client, instance, value, signal);
}

/** Returns a setting's query for many instances, whose calls wait in line. */
function read<Data>(query: ReadBack<Data>, valueOf: (data: Data) => string): SettingQuery {
  const ask = asking(query);
  return {
    queryKey: query.queryKey,
    queryFn: (context) => line(async () => ask(context), context.signal),
    // Only here is the data's type known.
    select: (data) => valueOf(data as Data),
    ...quiet,
  };
}

/** Returns the same calls, which wait in line. Reading back also waits for the network, until `signal` is aborted. */
function inLine<Data>(
  { change, query }: { change: () => Promise<unknown>; query: ReadBack<Data> },
  signal: AbortSignal,
): { change: () => Promise<unknown>; query: ReadBack<Data> } {
  const ask = asking(query);
  const queryFn: typeof ask = async (context) => {
    await untilOnline(signal).catch(() => undefined);
    return line(async () => ask(context), context.signal);
  };
  return { change: () => line(change), query: { queryKey: query.queryKey, queryFn, ...quiet } };
}

function asking<Data>({ queryFn }: ReadBack<Data>): QueryFunction<Data, string[]> {
  if (!queryFn) throw new TypeError('A setting is read by a function.');
  return queryFn;
}

// The settings of instances known so far, for counting them while they load: a table reads only those in view
// (docs/product/many-instances.md#settings).

/** Values by stack id. */
type KnownValues = ReadonlyMap<string, string>;
/** Known values by setting. */
export type KnownSettings = ReadonlyMap<SettingId, KnownValues>;

/** How far the counts may lag behind, in ms: each update renders the table's head again. */
const EVERY_MS = 250;

/** Returns the known values of a setting. */
function knownValues(client: QueryClient, setting: SettingId): KnownValues {
  const { select } = settingQuery(setting, '');
  const queries = client.getQueryCache().findAll({ queryKey: [nameOf(setting)] });
  return new Map(
    queries.flatMap(({ queryKey, state: { data } }) =>
      data === undefined || !select ? [] : [[String(queryKey[1]), select(data)] as const],
    ),
  );
}

/** Returns the value of an instance's setting; undefined if it isn't known. */
export function knownValue(client: QueryClient, setting: SettingId, stackId: string): string | undefined {
  const { queryKey, select } = settingQuery(setting, stackId);
  const data = client.getQueryData(queryKey);
  return data === undefined ? undefined : select?.(data);
}

/** The first part of the key of every query of a setting. */
const nameOf = (setting: SettingId) => settingQuery(setting, '').queryKey[0];

/** Returns a store of the known values of these settings, which calls its listeners as more become known. */
export function createKnownSettings(client: QueryClient, settings: readonly SettingId[]) {
  const names = new Set(settings.map(nameOf));
  const read = () => new Map(settings.map((setting) => [setting, knownValues(client, setting)] as const));
  let current: KnownSettings = read();
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      let timer: number | undefined;
      const update = () => {
        timer = undefined;
        current = read();
        listener();
      };
      const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
        const isOurs = type === 'updated' && names.has((query.queryKey as readonly string[])[0]);
        if (isOurs) timer ??= window.setTimeout(update, EVERY_MS);
      });
      return () => {
        window.clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
