// Reads the settings of all instances shown when the user requests it: the table itself reads only those in view.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readSettings } from '../../../../api/instances/bulkChange';
import { useOnUnmount } from '../../../../browser/effects/useOnUnmount';
import { isReadyInstance } from '../../../../domain/instances/instance';
import type { SettingId } from '../../../../domain/instances/settings';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { useKnownSettings } from './useKnownSettings';

/** The progress of reading all settings, and the functions that start and stop it. */
export interface ReadAll {
  /** How many instances aren't read yet. */
  left: number;
  /** How many of the values have been read or have failed; undefined if no reading is under way. */
  progress: { done: number; of: number } | undefined;
  start: () => void;
  stop: () => void;
}

/** Reads the settings that the user may see, four calls at a time. Returns its progress and controls. */
export function useReadAll(
  subscriptions: readonly Subscription[],
  settings: readonly SettingId[],
  permitted: ReadonlySet<string>,
): ReadAll {
  const client = useQueryClient();
  const known = useKnownSettings(settings);
  const [progress, setProgress] = useState<ReadAll['progress']>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useOnUnmount(stop);
  const left = subscriptions
    .filter(isReadyInstance)
    .filter(({ id }) => permitted.has(id))
    .filter(({ stackId }) => settings.some((setting) => !known.get(setting)?.has(stackId)));
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    const of = left.length * settings.length;
    setProgress({ done: 0, of });
    try {
      for (const [index, setting] of settings.entries()) {
        const before = index * left.length;
        await readSettings(client, setting, left, {
          signal,
          onProgress: (done) => setProgress({ done: before + done, of }),
        });
      }
    } catch (error) {
      // Stopped by the user: the settings not read yet still count as left.
      if (!signal.aborted) throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return { left: left.length, progress, start: () => void start(), stop };
}
