// Which instances the user wants to be notified of once they are ready (docs/product/polling.md#notify-me): their
// subscriptions' ids, stored for this user until the instance is ready or has failed, the user opts out, or logs out.
import { readKept, writeKept } from './userStorage';

const NAME = 'notify';
const NONE: string[] = [];

/** Whether the user (`sub`) wants to be notified of the subscription with this id. */
export function wantsNotification(user: string, id: string): boolean {
  return readKept('browser', NAME, user, NONE).includes(id);
}

/** Stores whether the user wants to be notified. */
export function storeWantsNotification(user: string, id: string, isOn: boolean): void {
  const others = readKept('browser', NAME, user, NONE).filter((one) => one !== id);
  const ids = isOn ? [...others, id] : others;
  writeKept('browser', NAME, user, ids.length === 0 ? undefined : ids);
}
