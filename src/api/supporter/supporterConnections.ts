// A stack's enterprise connection as support staff see it (docs/product/supporter.md#secrets,
// docs/product/vendor-api.md#enterprise-connection): never its secret, not even in the cache.
import { queryOptions } from '@tanstack/react-query';
import { connectionForm } from '../../domain/connections/connection';
import { at } from '../client/at';
import { statusOf } from '../client/errors';
import { get } from '../client/http';
import { stackConnection } from '../../wire/supporter/connection';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

/** GET /supporter/connections/enterprise/{name}, without the secret; null if there is no connection (404). */
export function stackConnectionQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'connection', name],
    queryFn: async ({ signal }) => {
      try {
        const path = at`/supporter/connections/enterprise/${name}`;
        const { options, ...rest } = await get(path, stackConnection, { signal, keep: 'keys' });
        return { ...rest, ...connectionForm({ options }) };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    gcTime: SUPPORTER_GC_MS,
  });
}
