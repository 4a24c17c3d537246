// Why a customer may cancel (docs/product/subscriptions.md#cancelling), fetched once.
import * as v from 'valibot';
import { get } from '../client/http';
import { id, listOf, listQuery, textOrNone } from '../client/lists';

const answer = v.object({ reasons: listOf(v.object({ code: id, name: textOrNone })) });

/** GET /supporter/settings/cancellationreasons, which customers may read too. */
export function cancellationReasonsQuery() {
  return listQuery({
    queryKey: ['cancellation-reasons'],
    queryFn: async ({ signal }) =>
      (await get('/supporter/settings/cancellationreasons', answer, { signal })).reasons,
  });
}
