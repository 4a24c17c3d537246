// Resizing a stack's machine (docs/product/supporter.md#resizing): it is scheduled, not done at once.
import { useQueryClient } from '@tanstack/react-query';
import { RESIZE_ACCEPTED } from '../../domain/subscriptions/polling';
import { message, t } from '../../messages/t';
import { useStoppableChange, type StoppableChange } from '../outcomes/stoppableChange';
import { resized, type Resized } from '../../wire/supporter/instanceData';
import { at } from '../client/at';
import { orUnconfirmed, UncertainError } from '../outcomes/uncertain';
import { send } from '../client/http';
import { waitForStatus } from '../outcomes/stackStatus';
import { instanceDataQuery } from './supporterInstances';

/** Waits for one of the three accepted states, then POST /supporter/stacks/{name}/resize. Run with the instance type. */
export function useResize(stackName: string): StoppableChange<string> {
  const client = useQueryClient();
  const readMachine = () => void client.invalidateQueries(instanceDataQuery(stackName));
  return useStoppableChange({
    mutationKey: ['resize', stackName],
    mutationFn: async (instanceType: string, stoppable): Promise<Resized> => {
      await stoppable((signal) =>
        waitForStatus(client, at`/supporter/stacks/${stackName}/status`, RESIZE_ACCEPTED, signal),
      );
      const body = { instance_type: instanceType };
      return orUnconfirmed(
        send('post', at`/supporter/stacks/${stackName}/resize`, resized, body),
        message('supporter.resizeUnconfirmed'),
      );
    },
    onSuccess: readMachine,
    onError: (error) => {
      if (error instanceof UncertainError) readMachine();
    },
    success: ({ instanceId, instanceType }) => t('supporter.resized', { id: instanceId, type: instanceType }),
  });
}
