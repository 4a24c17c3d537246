// The browser's notifications (docs/product/polling.md#notify-me): whether there are any, whether the user allows them, and
// showing one.

/** `unasked`: the user hasn't said yet. */
export type Allowance = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** Returns whether the portal may notify the user. Asks nobody. */
export function allowance(): Allowance {
  if (!('Notification' in window)) return 'unsupported';
  const { permission } = Notification;
  return permission === 'default' ? 'unasked' : permission;
}

/** Asks the user, where they haven't said yet: only ever after a press. Returns what they say. */
export async function askToNotify(): Promise<Allowance> {
  if (allowance() !== 'unasked') return allowance();
  // Some browsers have notifications for installed apps alone: there they can't be made. Without permission none is shown.
  if (!make('')) return 'unsupported';
  await Notification.requestPermission();
  return allowance();
}

interface Notice {
  title: string;
  text: string;
  /** Another one of the same name takes its place: of several tabs one is seen. */
  name: string;
  onPress: () => void;
}

/** Shows a notification, if it may; a press on it brings this tab to the front. */
export function notify({ title, text, name, onPress }: Notice): void {
  if (allowance() !== 'granted') return;
  const notification = make(title, { body: text, tag: name, icon: '/favicon.svg' });
  if (!notification) return;
  notification.onclick = () => {
    window.focus();
    notification.close();
    onPress();
  };
}

function make(title: string, options?: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}
