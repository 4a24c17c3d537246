// The instances that the user may use a tool on, once subscriptions and permissions are both known.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLeftOut } from '../../api/client/lists';
import { permissionsQuery } from '../../api/user/permissions';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { instancesFor } from '../../domain/instances/instance';
import type { Permission } from '../../domain/subscriptions/permission';

/** Returns the permitted instances by name, undefined while they aren't known, and why they couldn't be loaded. */
export function useInstances(permission: Permission) {
  const subscriptions = useQuery(subscriptionsQuery());
  const permissions = useQuery(permissionsQuery());
  const [list, resources] = [subscriptions.data, permissions.data];
  const instances = useMemo(
    () => (list && resources ? instancesFor(list, resources, permission) : undefined),
    [list, resources, permission],
  );
  const failed = [subscriptions, permissions].find(({ data, error }) => !data && error);
  return {
    instances,
    hasSubscriptions: list !== undefined && list.length > 0,
    /** How many subscriptions can't be shown. */
    leftOut: useLeftOut(subscriptionsQuery()),
    error: failed?.error,
    refetch: () => void failed?.refetch(),
  };
}
