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

/** A user; a name, e-mail or access level that is absent is empty. */
export type MonitoringUser = v.InferOutput<typeof monitoringUser>;

/** The people who use the monitoring software of an instance. */
export const monitoringUsers = listOf(monitoringUser);
