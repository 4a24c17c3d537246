// The reasons that a customer can give for cancelling (docs/product/subscriptions.md#cancelling), fetched once.
import { get } from '../client/http';
import { cancellationReasons } from '../../wire/subscriptions/cancellationReasons';
import { listQuery } from '../client/lists';

/** GET /supporter/settings/cancellationreasons, which customers may read too. */
export function cancellationReasonsQuery() {
  return listQuery({
    queryKey: ['cancellation-reasons'],
    queryFn: async ({ signal }) =>
      (await get('/supporter/settings/cancellationreasons', cancellationReasons, { signal })).reasons,
  });
}
