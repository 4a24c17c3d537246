// A stack's machine as support staff see it (docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import { at } from '../client/at';
import { get } from '../client/http';
import { instanceData } from '../../wire/supporter/instanceData';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

/** GET /supporter/instances/{name}/getInstanceData. */
export function instanceDataQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'instance', name],
    queryFn: ({ signal }) => get(at`/supporter/instances/${name}/getInstanceData`, instanceData, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
