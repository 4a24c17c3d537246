// The page's uploads: the queue, what follows after each of its runs, and the delivery to the instance.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countAsUnderWay } from '../../api/outcomes/underWay';
import { uploadsQuery, useDeliverUploads } from '../../api/instances/uploads';
import { useToast } from '../../toasts/useToast';
import { createUploadQueue, type RunEnd } from './queue/createUploadQueue';
import { findArrived } from './queue/findArrived';
import { t } from '../../messages/t';

/** Returns the stack's queue, the queue's state, and the delivery. Leaving the page cancels what is being sent. */
export function useUploads(stackId: string) {
  const client = useQueryClient();
  const { announce } = useToast();
  const delivery = useDeliverUploads(stackId);

  const [queue] = useState(() =>
    createUploadQueue({
      stackId,
      storedNames: (folder) => {
        const stored = client.getQueryData(uploadsQuery(stackId).queryKey)?.items;
        return stored?.[folder]?.map(({ name }) => name) ?? [];
      },
      onRun: (run) => countAsUnderWay(client, ['upload', stackId], run),
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const deliver = () => {
    const markDelivered = queue.delivering();
    delivery.run(undefined, {
      onSuccess: () => {
        markDelivered();
        // A run that ended meanwhile couldn't start a delivery of its own.
        const { isRunning, undelivered } = queue.state();
        if (!isRunning && undelivered > 0) deliver();
      },
    });
  };

  const follow = async ({ isCancelled, failed }: RunEnd) => {
    const before = client.getQueryData(uploadsQuery(stackId).queryKey)?.items;
    await findArrived(client, queue, { stackId, before, isCancelled });

    const { jobs, undelivered } = queue.state();
    const missing = jobs.filter(({ id, state: now }) => now === 'failed' && failed.has(id));
    const [first] = missing;
    if (first) {
      const why = first.problem?.message ?? '';
      announce({ type: 'error', message: t('upload.notUploadedWhy', { count: missing.length, why }) });
    }
    if (!isCancelled && undelivered > 0) deliver();
  };
  const onEnd = useEffectEvent((end: RunEnd) => {
    // Until the delivery begins, too.
    countAsUnderWay(client, ['follow-upload', stackId], follow(end));
  });
  // Cancels the queue with the page: nothing is sent without it.
  useEffect(() => {
    const unfollow = queue.onEnd((end) => onEnd(end));
    return () => {
      unfollow();
      queue.cancel();
    };
  }, [queue]);

  return { queue, state, delivery: { ...delivery, deliver } };
}
