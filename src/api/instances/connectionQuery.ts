// Reading the enterprise connection of an instance (docs/product/enterprise-connection.md#none-yet). Apart from what changes it:
// other pages only ask whether there is one.
import { queryOptions } from '@tanstack/react-query';
import type { EnterpriseConnection } from '../../domain/connections/connection';
import { connection } from '../../wire/instances/connection';
import { at } from '../client/at';
import { statusOf } from '../client/errors';
import { get } from '../client/http';

/** Where the connection of a stack is. */
export const connectionPath = (stackId: string) => at`/instance/enterprise-connection/${stackId}`;

/** GET instance/enterprise-connection/{stackId}. Returns null where there is none. */
export function connectionQuery(stackId: string) {
  return queryOptions({
    queryKey: ['connection', stackId],
    queryFn: async ({ signal }): Promise<EnterpriseConnection | null> => {
      try {
        return await get(connectionPath(stackId), connection, { signal, keep: 'everything' });
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });
}
