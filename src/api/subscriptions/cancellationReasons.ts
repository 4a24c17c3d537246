// The reasons that a customer can give for cancelling (docs/product/subscriptions.md#cancelling), fetched once.
import { get } from '../client/http';
import { cancellationReasons } from '../../wire/subscriptions/cancellationReasons';
import { listQuery } from '../client/lists';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

/** GET /supporter/settings/cancellationreasons, which customers may read too. Fails with a MessageError if there is none. */
export function cancellationReasonsQuery() {
  return listQuery({
    queryKey: ['cancellation-reasons'],
    queryFn: async ({ signal }) => {
      const { reasons } = await get('/supporter/settings/cancellationreasons', cancellationReasons, {
        signal,
      });
      // Without a reason nobody can cancel, so it has to be possible to ask again.
      if (reasons.items.length === 0) throw new MessageError(message('manage.noReasons'));
      return reasons;
    },
  });
}
