// Reading the enterprise connection of an instance (docs/product/enterprise-connection.md#none-yet). Separate from the code that
// changes it, because other pages only check whether there is one.
import { queryOptions } from '@tanstack/react-query';
import type { EnterpriseConnection } from '../../domain/connections/connection';
import { connection } from '../../wire/instances/connection';
import { at } from '../client/at';
import { statusOf } from '../client/errors';
import { get } from '../client/http';

/** Returns the API path of a stack's connection. */
export const connectionPath = (stackId: string) => at`/instance/enterprise-connection/${stackId}`;

/** GET instance/enterprise-connection/{stackId}. Its data is null if there is none. */
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
