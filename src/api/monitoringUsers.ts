// Who uses the monitoring software of an instance (decisions 4 'Monitoring users').
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { MonitoringUser } from '../domain/monitoringUser';
import { at } from './at';
import { get } from './http';

/** The answer of every call that lists monitoring users. */
export const monitoringUsers: v.GenericSchema<unknown, MonitoringUser[]> = v.array(
  v.object({
    id: v.string(),
    name: v.optional(v.string(), ''),
    email: v.optional(v.string(), ''),
    accessLevel: v.optional(v.string(), ''),
    lastLogin: v.exactOptional(v.number()),
  }),
);

/** GET /instance/{stackId}/users. */
export function monitoringUsersQuery(stackId: string) {
  return queryOptions({
    queryKey: ['monitoring-users', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/users`, monitoringUsers, { signal }),
  });
}
