// Tells the analytics function what was done to a subscription (docs/product/vendor-api.md#analytics). Nothing waits
// for it and nobody is told when it fails.
import { config } from '../../config';
import { getExternal } from '../client/external';

export type AnalyticsAction = 'fetch' | 'create' | 'update' | 'cancel';

/** Reports what succeeded on a subscription, at `now` (epoch ms). */
export function track(subscriptionId: string, action: AnalyticsAction, now: number = Date.now()): void {
  if (config.analyticsUrl === undefined) return;
  const params = { sub_id: subscriptionId, action, date: new Date(now).toISOString() };
  getExternal(config.analyticsUrl, { params }).catch(() => undefined);
}
