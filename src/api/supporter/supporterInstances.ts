// A stack's machine as support staff see it (docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { at } from '../client/at';
import { get } from '../client/http';
import { maybe } from '../client/lists';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

const text = maybe(v.string());
const instanceData = v.object({
  instanceId: text,
  instanceType: text,
  state: text,
  region: text,
  version: text,
  /** Epoch seconds. */
  launchedAt: maybe(v.number()),
  publicIp: text,
});

export type InstanceData = v.InferOutput<typeof instanceData>;

/** GET /supporter/instances/{name}/getInstanceData. */
export function instanceDataQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'instance', name],
    queryFn: ({ signal }) => get(at`/supporter/instances/${name}/getInstanceData`, instanceData, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
