// The reasons for cancelling that a customer can choose from (docs/product/subscriptions.md#cancelling).
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, textOrNone } from '../schema';

const reason = v.object({ code: id, name: textOrNone });

/** The reasons that a customer can choose from when cancelling. */
export const cancellationReasons = v.object({ reasons: listOf(reason) });
