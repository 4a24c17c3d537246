// The call that lists who uses the monitoring software on an instance (docs/product/vendor-api.md#monitoring-users).
import type { RequestHandler } from 'msw';
import { monitoringUsers } from '../../world/monitoringUsers.ts';
import { stackFor } from '../access.ts';
import type { VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';

/** Returns the handler of this call. */
export function monitoringUserHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/instance/:stackId/users', (call) =>
      monitoringUsers(
        stackFor(call, call.param('stackId'), 'manageInstance').stack,
        call.world.clock.seconds(),
      ),
    ),
  ];
}
