// Why a customer may cancel (specification 7, decisions 4), fetched once.
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { get } from './http';

const answer = v.object({ reasons: v.array(v.object({ code: v.string(), name: v.string() })) });

/** GET /supporter/settings/cancellationreasons, which customers may read too. */
export function cancellationReasonsQuery() {
  return queryOptions({
    queryKey: ['cancellation-reasons'],
    queryFn: async ({ signal }) =>
      (await get('/supporter/settings/cancellationreasons', answer, { signal })).reasons,
  });
}
