// Asks the vendor's support team to move an instance to another region
// (docs/product/instance-settings.md#region-transfer).
import { at } from '../client/at';
import { isUncertain } from '../outcomes/confirmOutcome';
import { ignored } from '../../wire/schema';
import { send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';

/** POST /customer/stacks/{stackId}/region/request_transfer. Run with the region's code. */
export function useRequestTransfer(stackId: string, email: string): Change<string> {
  return useChange({
    mutationKey: ['request-transfer', stackId],
    mutationFn: async (region: string) => {
      const body = { region, customer: email };
      try {
        await send('post', at`/customer/stacks/${stackId}/region/request_transfer`, ignored, body);
      } catch (error) {
        if (!isUncertain(error)) throw error;
        throw new MessageError(message('manage.transferUnconfirmed'), { cause: error });
      }
      return region;
    },
    success: () => t('manage.transferSubmitted'),
  });
}
