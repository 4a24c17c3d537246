// The page's uploads: the queue, what follows when it has run, and the delivery to the instance.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { uploadsQuery, useDeliverUploads } from '../../api/uploads';
import { useToast } from '../../toasts/useToast';
import { createUploadQueue, type RunEnd } from './createUploadQueue';

/** Takes the stack; gives its queue, the queue's state, and the delivery. Leaving the page cancels what is being sent. */
export function useUploads(stackId: string) {
  const client = useQueryClient();
  const { announce } = useToast();
  const delivery = useDeliverUploads(stackId);

  const [queue] = useState(() => createUploadQueue(stackId));
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const deliver = () => delivery.save(null, queue.delivered);

  const follow = useEffectEvent(({ isCancelled, failed }: RunEnd) => {
    void client.invalidateQueries(uploadsQuery(stackId));
    const [first] = failed;
    if (first) announce({ type: 'error', message: `${notUploaded(failed.length)} ${first.problem ?? ''}` });
    if (!isCancelled && queue.state().undelivered > 0) deliver();
  });
  // In step with the page: nothing is sent without it.
  useEffect(() => {
    const unfollow = queue.onEnd(follow);
    return () => {
      unfollow();
      queue.cancel();
    };
  }, [queue]);

  return { queue, state, delivery: { ...delivery, deliver } };
}

function notUploaded(count: number): string {
  return count === 1 ? '1 file was not uploaded.' : `${count} files were not uploaded.`;
}
