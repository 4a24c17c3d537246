// Facts about an instance to show before a change, read when the user is about to make it (docs/product/consequences.md#facts).
// A failed read is shown in the fact's place, and blocks nothing.
import { useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { EnterpriseConnection } from '../../domain/connections/connection';
import type { Fact, InstanceFacts } from '../../domain/consequences/facts';
import type { CurrentSettings } from '../../domain/consequences/remaining';
import type { MonitoringUser, ProbeState } from '../../wire/instances';
import type { Listed } from '../../wire/schema';
import { connectionQuery } from './connections';
import { instanceMfaQuery } from './instanceMfa';
import { monitoringUsersQuery } from './monitoringUsers';
import { probeQuery } from './probe';

const quiet = { meta: { quiet: true } } as const;
const isEnabled = ({ natsEnabled }: ProbeState) => natsEnabled;
const countOf = ({ items, skipped }: Listed<readonly MonitoringUser[]>) => items.length + skipped;

/**
 * Whether the Multi-Platform Probe is enabled. Not quiet: the read is that of the page's own probe section, whose failure is
 * announced.
 */
export function useProbeFact(stackId: string): Fact<boolean> {
  return factOf(useQuery({ ...probeQuery(stackId), select: isEnabled }));
}

/** How many users the instance lists, including those that can't be shown. */
export function useUserCount(stackId: string): Fact<number> {
  return factOf(useQuery({ ...monitoringUsersQuery(stackId), ...quiet, select: countOf }));
}

/** The enterprise connection, by which users sign in with a directory; null if there is none. */
export function useConnectionFact(stackId: string): Fact<EnterpriseConnection | null> {
  return factOf(useQuery({ ...connectionQuery(stackId), ...quiet }));
}

/** Returns the facts known so far. Fetches nothing. */
export function knownFacts(client: QueryClient, stackId: string): InstanceFacts {
  const stateOf = <Data>(queryKey: QueryKey) =>
    client.getQueryState<Data>(queryKey) ?? { data: undefined, error: null };
  return {
    probe: factOf(stateOf<ProbeState>(probeQuery(stackId).queryKey), isEnabled),
    users: factOf(
      stateOf<Listed<readonly MonitoringUser[]>>(monitoringUsersQuery(stackId).queryKey),
      countOf,
    ),
    connection: factOf(stateOf<EnterpriseConnection | null>(connectionQuery(stackId).queryKey)),
  };
}

/** Returns what is known of the settings that can undo an earlier change. Fetches nothing. */
export function useCurrentSettings(stackId: string): CurrentSettings {
  const { data: connection } = useQuery({ ...connectionQuery(stackId), enabled: false });
  const { data: isMfaRequired } = useQuery({ ...instanceMfaQuery(stackId), enabled: false });
  return { isMfaRequired, hasConnection: connection === undefined ? undefined : connection !== null };
}

interface ReadState<Data> {
  data: Data | undefined;
  error: Error | null;
}

function factOf<Data>(state: ReadState<Data>): Fact<Data>;
function factOf<Data, Value>(state: ReadState<Data>, valueOf: (data: Data) => Value): Fact<Value>;
function factOf<Data>({ data, error }: ReadState<Data>, valueOf: (data: Data) => unknown = (it) => it) {
  if (data !== undefined) return { is: 'known', value: valueOf(data) } as const;
  return { is: error ? 'unread' : 'reading' } as const;
}
