// One setting of many instances at once: who changes, and who is left out and why (docs/product/bulk-change.md#who-changes).
import { t, type PlainKey } from '../../messages/t';
import { isFollowed, type Subscription } from '../subscriptions/subscription';
import { isReadyInstance, type Instance } from './instance';

/** Why one that was chosen isn't changed. */
export type LeftOut = 'noPermission' | 'notReady' | 'alreadySo';

/** In the order they are told. */
export const LEFT_OUT: readonly LeftOut[] = ['noPermission', 'notReady', 'alreadySo'];

export interface BulkPlan {
  changing: readonly Instance[];
  leftOut: Readonly<Record<LeftOut, readonly Subscription[]>>;
}

/** Returns why an instance's settings can't be read or changed; undefined where they can. */
export function whyNot(
  subscription: Subscription,
  permitted: ReadonlySet<string>,
): Exclude<LeftOut, 'alreadySo'> | undefined {
  // Permissions on a new one come only once it is ready: they aren't what is missing.
  if (isFollowed(subscription)) return 'notReady';
  if (!permitted.has(subscription.id)) return 'noPermission';
  return isReadyInstance(subscription) ? undefined : 'notReady';
}

interface Chosen {
  /** The ids of the subscriptions whose instance the user may manage. */
  permitted: ReadonlySet<string>;
  /** The setting's present values by subscription id, as far as they could be read. */
  known: ReadonlyMap<string, string>;
  /** The value they are to have; undefined while none is chosen. */
  wanted: string | undefined;
}

/** Returns who of the chosen ones changes. Whoever's value isn't known does: it may be another one. */
export function planBulkChange(
  chosen: readonly Subscription[],
  { permitted, known, wanted }: Chosen,
): BulkPlan {
  const changing: Instance[] = [];
  const leftOut: Record<LeftOut, Subscription[]> = { noPermission: [], notReady: [], alreadySo: [] };
  for (const one of chosen) {
    const why = whyNot(one, permitted);
    if (why) leftOut[why].push(one);
    else if (wanted !== undefined && known.get(one.id) === wanted) leftOut.alreadySo.push(one);
    else if (isReadyInstance(one)) changing.push(one);
  }
  return { changing, leftOut };
}

const LEFT_OUT_NAMES = {
  noPermission: 'settings.noPermission',
  notReady: 'settings.notReady',
  alreadySo: 'settings.alreadySo',
} as const satisfies Record<LeftOut, PlainKey>;

/** Why they are left out, as a heading and the file write it. */
export function leftOutWords(why: LeftOut): string {
  return t(LEFT_OUT_NAMES[why]);
}
