// One setting changed on many instances: which change, and which are left out and why (docs/product/bulk-change.md#who-changes).
import { t, type PlainKey } from '../../messages/t';
import { isPolled, type Subscription } from '../subscriptions/subscription';
import { isReadyInstance, type Instance } from './instance';

/** Why a chosen instance isn't changed. */
export type SkipReason = 'noPermission' | 'notReady' | 'alreadySo';

/** In display order. */
export const LEFT_OUT: readonly SkipReason[] = ['noPermission', 'notReady', 'alreadySo'];

/** Which of the chosen instances change, and which are left out, by reason. */
export interface BulkPlan {
  changing: readonly Instance[];
  skipped: Readonly<Record<SkipReason, readonly Subscription[]>>;
}

/** Returns why an instance's settings can't be read or changed; undefined if they can. */
export function whyNot(
  subscription: Subscription,
  permitted: ReadonlySet<string>,
): Exclude<SkipReason, 'alreadySo'> | undefined {
  // The API lists permissions on a new instance only once it is ready, so until then their absence isn't the reason.
  if (isPolled(subscription)) return 'notReady';
  if (!permitted.has(subscription.id)) return 'noPermission';
  return isReadyInstance(subscription) ? undefined : 'notReady';
}

interface Chosen {
  /** The ids of the subscriptions whose instance the user may manage. */
  permitted: ReadonlySet<string>;
  /** The setting's current values by subscription id, as far as they could be read. */
  known: ReadonlyMap<string, string>;
  /** The requested value; undefined while none is chosen. */
  newValue: string | undefined;
}

/** Returns which of the chosen instances change. One whose value is unknown does, because the value may differ. */
export function planBulkChange(
  chosen: readonly Subscription[],
  { permitted, known, newValue }: Chosen,
): BulkPlan {
  const changing: Instance[] = [];
  const skipped: Record<SkipReason, Subscription[]> = { noPermission: [], notReady: [], alreadySo: [] };
  for (const one of chosen) {
    const why = whyNot(one, permitted);
    if (why) skipped[why].push(one);
    else if (newValue !== undefined && known.get(one.id) === newValue) skipped.alreadySo.push(one);
    else if (isReadyInstance(one)) changing.push(one);
  }
  return { changing, skipped };
}

const LEFT_OUT_NAMES = {
  noPermission: 'settings.noPermission',
  notReady: 'settings.notReady',
  alreadySo: 'settings.alreadySo',
} as const satisfies Record<SkipReason, PlainKey>;

/** Returns why instances are left out, as headings and the file show it. */
export function skipLabel(why: SkipReason): string {
  return t(LEFT_OUT_NAMES[why]);
}
