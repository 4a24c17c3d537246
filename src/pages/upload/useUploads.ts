// The page's uploads: the queue, what follows after each of its runs, and the delivery to the instance.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countAsUnderWay } from '../../api/outcomes/underWay';
import {
  addUndelivered,
  undelivered,
  undeliveredQuery,
  uploadsQuery,
  useDeliverUploads,
} from '../../api/instances/uploads';
import { useProfile } from '../../auth/useProfile';
import { useToast } from '../../toasts/useToast';
import { createUploadQueue, type RunEnd } from './queue/createUploadQueue';
import { findArrived } from './queue/findArrived';
import { t } from '../../messages/t';

/**
 * Returns the stack's queue, the queue's state, the delivery, and whether files wait for it. Leaving the page cancels what is being
 * sent.
 */
export function useUploads(stackId: string) {
  const client = useQueryClient();
  const { announce } = useToast();
  const { sub: user = '' } = useProfile();
  const uploader = { stackId, user };
  const delivery = useDeliverUploads(uploader);
  const { data: isUndelivered } = useQuery({ ...undeliveredQuery(uploader), select: (count) => count > 0 });

  const [queue] = useState(() =>
    createUploadQueue({
      stackId,
      storedNames: (folder) => {
        const stored = client.getQueryData(uploadsQuery(stackId).queryKey)?.items;
        return stored?.[folder]?.map(({ name }) => name) ?? [];
      },
      onRun: (run) => countAsUnderWay(client, ['upload', stackId], run),
      onStored: () => addUndelivered(client, uploader, 1),
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const deliver = () => {
    delivery.run(undefined, {
      onSuccess: () => {
        const { isRunning, jobs } = queue.state();
        // A run that ended meanwhile couldn't start a delivery of its own.
        if (!isRunning && undelivered(client, uploader) > 0) deliver();
        // No list says so.
        else if (jobs.length === 0) announce({ type: 'success', message: t('upload.deliveredAll') });
      },
    });
  };

  const follow = async ({ isCancelled, failed }: RunEnd) => {
    const before = client.getQueryData(uploadsQuery(stackId).queryKey)?.items;
    await findArrived(client, queue, { stackId, before, isCancelled });

    const { jobs } = queue.state();
    const missing = jobs.filter(({ id, state: now }) => now === 'failed' && failed.has(id));
    const [first] = missing;
    if (first) {
      const why = first.problem?.message ?? '';
      announce({ type: 'error', message: t('upload.notUploadedWhy', { count: missing.length, why }) });
    }
    if (!isCancelled && undelivered(client, uploader) > 0) deliver();
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

  return { queue, state, isUndelivered, delivery: { ...delivery, deliver } };
}
