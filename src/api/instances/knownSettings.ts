// The settings of instances known so far, for counting them while they load: a table reads only those in view
// (docs/product/many-instances.md#settings).
import type { QueryClient } from '@tanstack/react-query';
import type { SettingId } from '../../domain/instances/settings';
import { settingQuery } from './settings';

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
