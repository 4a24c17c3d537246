// Lets a screen announce something in the snackbar itself; outcomes of calls are announced by the caches.
import { createContext, useContext } from 'react';
import type { Announcer } from './announcer';

/** Holds the announcer for useToast. */
export const ToastContext = createContext<Announcer | undefined>(undefined);

/** Returns the snackbar's announcer. Throws outside of ToastProvider. */
export function useToast(): Pick<Announcer, 'announce' | 'clear' | 'announced'> {
  const announcer = useContext(ToastContext);
  if (!announcer) throw new Error('useToast needs a ToastProvider above it.');
  return announcer;
}
