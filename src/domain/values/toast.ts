// Toasts: which message is shown and for how long (docs/product/messages.md#toasts, docs/product/messages.md#time).

/** A message, and whether it is shown. */
export interface Toast {
  message: string;
  show: boolean;
  type: 'error' | 'success';
}

/** The toast before the first message: nothing is shown. */
export const NO_TOAST: Toast = Object.freeze({ message: '', show: false, type: 'success' });

/** How long the snackbar is shown if a message sets no duration, milliseconds. */
const SNACKBAR_DEFAULT_MS = 5000;

/** Milliseconds a message stays: its length × 50, at least 4000 and at most 9000. */
export function toastDuration(message: string): number {
  return Math.min(9000, Math.max(4000, message.length * 50));
}

/** Returns the snackbar's duration in milliseconds; null (for ever) for -1. */
export function snackbarTimeout(timeoutMs: number = SNACKBAR_DEFAULT_MS): number | null {
  return timeoutMs === -1 ? null : timeoutMs;
}

/** Returns the toast to show after a message arrives: a toast already shown stays, and an empty message is ignored. */
export function nextToast(current: Toast, incoming: Pick<Toast, 'message' | 'type'>): Toast {
  if (current.show || incoming.message.trim() === '') return current;
  return { message: incoming.message, type: incoming.type, show: true };
}
