// The call that lists who uses the monitoring software on an instance (docs/product/monitoring-users.md#fields).
import { monitoringUsers } from '../../world/monitoringUsers.ts';
import { stackFor } from '../access.ts';
import type { Answers } from '../endpoint.ts';

/** The answer to this call. */
export const monitoringUserAnswers = {
  getMonitoringUsers: (call) =>
    monitoringUsers(
      stackFor(call, call.param('stackId'), 'manageInstance').stack,
      call.world.clock.seconds(),
    ),
} satisfies Partial<Answers>;
