// Asks the vendor's support team to move an instance to another region
// (docs/product/instance-settings.md#region-transfer).
import { at, send } from '../client/http';
import { orUnconfirmed } from '../outcomes/uncertain';
import { ignored } from '../../wire/schema';
import { useChange, type Change } from '../outcomes/change';
import { message, t } from '../../messages/t';

/** POST /customer/stacks/{stackId}/region/request_transfer. Run with the form's values: the region's code. */
export function useRequestTransfer(stackId: string, email: string): Change<{ region: string }> {
  return useChange({
    mutationKey: ['request-transfer', stackId],
    mutationFn: async (sent: { region: string }) => {
      const body = { ...sent, customer: email };
      await orUnconfirmed(
        send('post', at`/customer/stacks/${stackId}/region/request_transfer`, ignored, body),
        message('manage.transferUnconfirmed'),
      );
      return sent;
    },
    success: () => t('manage.transferSubmitted'),
  });
}
