// A subscription as support staff see it, and extending its trial (docs/product/supporter.md#extending-a-trial).
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { utcSentenceDate } from '../../domain/values/dates';
import { STACK_ACCEPTED } from '../../domain/subscriptions/polling';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { t } from '../../messages/t';
import { useStoppableChange, type StoppableChange } from '../outcomes/stoppableChange';
import { at, get, send } from '../client/http';
import { readIfUncertain } from '../outcomes/uncertain';
import { waitForStatus } from '../outcomes/stackStatus';
import { subscription } from '../../wire/subscriptions';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterStacks';

interface TrialExtension {
  /** Epoch seconds. */
  trialEnd: number;
  comment: string;
}

const readSubscription = (id: string, signal?: AbortSignal) =>
  get(at`/supporter/subscriptions/${id}`, subscription, signal && { signal });

/** GET /supporter/subscriptions/{id}. */
export function stackSubscriptionQuery(id: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'subscription', id],
    queryFn: ({ signal }) => readSubscription(id, signal),
    gcTime: SUPPORTER_GC_MS,
  });
}

/** Waits for the stack's accepted states, then POST /supporter/subscriptions/{id}/extend. */
export function useExtendTrial(stackName: string, id: string): StoppableChange<TrialExtension> {
  const client = useQueryClient();
  return useStoppableChange({
    mutationKey: ['extend-trial', stackName],
    mutationFn: async ({ trialEnd, comment }: TrialExtension, stoppable) => {
      await stoppable((signal) =>
        waitForStatus(client, at`/supporter/stacks/${stackName}/status`, STACK_ACCEPTED, signal),
      );
      const answer = await extend(client, id, trialEnd, comment);
      client.setQueryData(stackSubscriptionQuery(id).queryKey, answer);
      return answer;
    },
    success: (answer, { trialEnd }) =>
      t('supporter.trialNowEnds', { id: answer.id, end: utcSentenceDate(answer.expiresAt ?? trialEnd) }),
  });
}

function extend(client: QueryClient, id: string, trialEnd: number, comment: string): Promise<Subscription> {
  const body = { trial_end: trialEnd, agent_comment: comment };
  return readIfUncertain(() => send('post', at`/supporter/subscriptions/${id}/extend`, subscription, body), {
    read: () => readSubscription(id).catch(() => undefined),
    isDone: (now) => now.expiresAt === trialEnd,
    onNotDone: (now) => client.setQueryData(stackSubscriptionQuery(id).queryKey, now),
  });
}
