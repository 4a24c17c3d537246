// Who uses the monitoring software of an instance (docs/product/monitoring-users.md#fields).
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, number, textOrNone } from '../schema';

const monitoringUser = v.object({
  id,
  name: textOrNone,
  email: textOrNone,
  /** owner, admin, user, or a value not known yet. */
  accessLevel: textOrNone,
  /** Epoch seconds; absent for users who never signed in. */
  lastLogin: number,
});

export type MonitoringUser = v.InferOutput<typeof monitoringUser>;

export const monitoringUsers = listOf(monitoringUser);
