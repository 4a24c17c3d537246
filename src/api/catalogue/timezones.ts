// An instance's timezone (docs/product/timezones.md#of-an-instance): fetched once per stack, cached, updated on
// change.
import { queryOptions } from '@tanstack/react-query';
import { timezone } from '../../wire/catalogue/timezone';
import { at } from '../client/at';
import { get } from '../client/http';

/** GET /instance/{stackId}/timezone. Returns the zone's Id. */
export function timezoneQuery(stackId: string) {
  return queryOptions({
    queryKey: ['timezone', stackId],
    queryFn: async ({ signal }) =>
      (await get(at`/instance/${stackId}/timezone`, timezone, { signal })).timezone,
  });
}
