// The data about a stack in billing, the stack itself, its machine and the portal, which other parts of the page read too.
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../../api/catalogue/plans';
import { regionsQuery } from '../../../api/catalogue/regions';
import { stackConnectionQuery, instanceDataQuery } from '../../../api/supporter/supporterInstances';
import { stackQuery } from '../../../api/supporter/supporterStacks';
import { stackSubscriptionQuery } from '../../../api/supporter/supporterTrials';
import type { Systems } from '../../../domain/supporter/sideBySide';

/** Returns what is known by now, and whether more of it is still being loaded. */
export function useSystems(name: string): { systems: Systems; isLoading: boolean } {
  const stack = useQuery(stackQuery(name));
  const subscriptionId = stack.data?.subscriptionId ?? '';
  const billing = useQuery({ ...stackSubscriptionQuery(subscriptionId), enabled: subscriptionId !== '' });
  const machine = useQuery(instanceDataQuery(name));
  const connection = useQuery(stackConnectionQuery(name));
  const plans = useQuery(plansQuery());
  const regions = useQuery(regionsQuery());
  return {
    systems: {
      billing: billing.data,
      stack: stack.data ?? undefined,
      machine: machine.data,
      connection: connection.data,
      plans: plans.data ?? [],
      regions: regions.data ?? [],
    },
    isLoading: stack.isLoading || billing.isLoading || machine.isLoading,
  };
}
