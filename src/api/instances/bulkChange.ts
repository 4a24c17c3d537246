// Changes settings of instances, each by the calls of its manage page, and each once: one setting of many instances
// (docs/product/bulk-change.md#run), or several of one (docs/product/new-like-this.md#applying).
import type { QueryClient } from '@tanstack/react-query';
import type { ChangeState } from '../../domain/instances/changeResult';
import type { Instance } from '../../domain/instances/instance';
import type { SettingId } from '../../domain/instances/settings';
import { createLine } from '../waits';
import { mayRetry } from '../client/retry';
import { UnknownOutcomeError } from '../outcomes/uncertain';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';
import { runBulk } from './bulkRun';
import { AT_A_TIME, changeSetting, settingQuery } from './settings';

interface RunOptions {
  signal: AbortSignal;
  /** Called after each instance with how many have been read or have failed. */
  onProgress: (done: number) => void;
  /** Epoch ms; what was read before this is read again. Without it, everything that was ever read counts. */
  since?: number;
}

/**
 * Reads a setting of many instances, fetching only what isn't known yet, or not since a moment. Returns the values by subscription id, without those
 * that can't be read. Throws the signal's reason when aborted.
 */
export async function readSettings(
  client: QueryClient,
  setting: SettingId,
  instances: readonly Instance[],
  { signal, onProgress, since }: RunOptions,
): Promise<ReadonlyMap<string, string>> {
  const values = new Map<string, string>();
  const line = createLine(AT_A_TIME);
  let done = 0;
  const read = async ({ id, stackId }: Instance) => {
    const staleTime = since === undefined ? Infinity : Date.now() - since;
    const value = await client
      .query({ ...settingQuery(setting, stackId), retry: mayRetry, staleTime })
      .catch(() => undefined);
    signal.throwIfAborted();
    if (value !== undefined) values.set(id, value);
    onProgress((done += 1));
  };
  await Promise.all(instances.map((one) => line(() => read(one), signal)));
  return values;
}

/** A setting of an instance with its new value; `id` identifies the change among others. */
export interface SettingChange {
  id: string;
  setting: SettingId;
  value: string;
  instance: Instance;
}

interface BulkChange {
  changes: readonly SettingChange[];
  /** How many run at a time; four unless given. */
  atATime?: number;
  /** Once aborted, no change begins and a wait for a probe ends; running calls finish. Its reason is a WaitStoppedError. */
  signal: AbortSignal;
  /** Called whenever a change enters another state. */
  onState: (id: string, state: ChangeState, problem?: Error) => void;
}

/** Makes the changes, by the rules of `runBulk`. Never throws: `onState` reports each outcome. */
export async function changeMany(client: QueryClient, bulk: BulkChange): Promise<void> {
  const { changes, atATime, signal, onState } = bulk;
  const one = async ({ id, setting, value, instance }: SettingChange) => {
    onState(id, 'changing');
    try {
      await changeSetting(client, setting, instance, value, signal);
      onState(id, 'changed');
      return [];
    } catch (error) {
      onState(id, isUnknown(error) ? 'unknown' : 'failed', told(error));
      return [error];
    }
  };
  await runBulk(changes, { atATime, signal, one, onNotBegun: ({ id }) => onState(id, 'notBegun') });
}

function isUnknown(error: unknown): boolean {
  return error instanceof UnknownOutcomeError || error instanceof WaitStoppedError;
}

function told(error: unknown): Error {
  // A WaitStoppedError has no message, because on a manage page the switch itself shows this.
  if (error instanceof WaitStoppedError) return new MessageError(message('settings.probeNotAsked'));
  return error instanceof Error ? error : new Error(String(error));
}
