// The browser's notifications (docs/product/polling.md#notify-me): whether they are supported, whether the user allows them,
// and showing one.

/** `unasked`: the user hasn't decided yet. */
export type Allowance = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** Returns whether the portal may notify the user, without asking them. */
export function allowance(): Allowance {
  try {
    const permission: string = Notification.permission;
    if (permission === 'granted' || permission === 'denied') return permission;
    return permission === 'default' ? 'unasked' : 'unsupported';
  } catch {
    // The browser has none, or none for this page.
    return 'unsupported';
  }
}

/** Asks the user for permission if they haven't decided yet; call it only after a press. Returns their decision. */
export async function askToNotify(): Promise<Allowance> {
  if (allowance() !== 'unasked') return allowance();
  // Some browsers support notifications only in installed apps, and throw here. Without permission this one isn't shown.
  if (!make('')) return 'unsupported';
  try {
    await Notification.requestPermission();
  } catch {
    return 'unsupported';
  }
  return allowance();
}

interface Notice {
  title: string;
  text: string;
  /** A later notification of the same name replaces it, so that several tabs show only one. */
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
