// Restarting an instance: wait until the stack accepts work, restart, wait 5 s, wait until the machine runs again.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { INSTANCE_ACCEPTED, RESTART_WAIT_MS, STACK_ACCEPTED } from '../../domain/subscriptions/polling';
import { useStoppableChange, type StoppableChange } from '../outcomes/stoppableChange';
import { at, send } from '../client/http';
import { orUnconfirmed } from '../outcomes/uncertain';
import { ignored } from '../../wire/schema';
import { pause } from '../waits';
import { waitForStatus } from '../outcomes/stackStatus';
import { message, t } from '../../messages/t';

/** Runs the whole sequence for a stack; it goes on if the user leaves the page. */
export function useRestart(stackId: string): StoppableChange<void> {
  const client = useQueryClient();
  return useStoppableChange({
    mutationKey: ['restart', stackId],
    mutationFn: async (_, stoppable) => {
      await stoppable((signal) =>
        waitForStatus(client, at`/customer/stacks/${stackId}/status`, STACK_ACCEPTED, signal),
      );
      await restart(client, stackId);
    },
    success: () => t('manage.restartScheduled'),
  });
}

async function restart(client: QueryClient, stackId: string) {
  await orUnconfirmed(
    send('put', at`/instance/${stackId}/restart`, ignored),
    message('manage.restartUnconfirmed'),
  );
  await pause(RESTART_WAIT_MS);
  await waitForStatus(client, at`/customer/instances/${stackId}/status`, INSTANCE_ACCEPTED);
}
