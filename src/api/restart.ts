// Restarting an instance (specification 4 and 8, decisions 7.9): wait until the stack may be worked on, restart, wait 5 s,
// wait until the machine runs again.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { INSTANCE_ACCEPTED, RESTART_WAIT_MS, STACK_ACCEPTED } from '../domain/polling';
import { at } from './at';
import { isUncertain } from './certainly';
import { ignored, send } from './http';
import { pause } from './pause';
import { useSaving, type Saving } from './saving';
import { waitForStatus } from './stackStatus';

const UNCONFIRMED =
  'We could not confirm whether the instance restarts. Please look whether it does before you try again.';

/** Until `onRequested` nothing has been done, and the signal gives the restart up, with an empty message. */
interface RestartWish {
  signal: AbortSignal;
  onRequested: () => void;
}

/** The whole sequence for a stack; it goes on where the user leaves the page. */
export function useRestart(stackId: string): Saving<RestartWish> {
  const client = useQueryClient();
  return useSaving({
    mutationKey: ['restart', stackId],
    mutationFn: (wish: RestartWish) => restart(client, stackId, wish),
    meta: { success: () => 'Restart of instance scheduled.' },
  });
}

async function restart(client: QueryClient, stackId: string, { signal, onRequested }: RestartWish) {
  await waitForStatus(client, at`/customer/stacks/${stackId}/status`, STACK_ACCEPTED, signal);
  onRequested();
  try {
    await send('put', at`/instance/${stackId}/restart`, ignored);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    throw new Error(UNCONFIRMED, { cause: error });
  }
  await pause(RESTART_WAIT_MS);
  await waitForStatus(client, at`/customer/instances/${stackId}/status`, INSTANCE_ACCEPTED);
}
