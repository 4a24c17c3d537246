// Tells the analytics function what was done to a subscription (docs/product/vendor-api.md#analytics). Nothing waits
// for it, and its failures aren't announced.
import { config } from '../../config';
import { getExternal } from '../client/external';

/** What was done to a subscription, in the words of analytics. */
export type AnalyticsAction = 'fetch' | 'create' | 'update' | 'cancel';

/** Reports a successful action on a subscription, at `now` (epoch ms). */
export function track(subscriptionId: string, action: AnalyticsAction, now: number = Date.now()): void {
  if (config.analyticsUrl === undefined) return;
  const params = { sub_id: subscriptionId, action, date: new Date(now).toISOString() };
  getExternal(config.analyticsUrl, { params }).catch(() => undefined);
}
