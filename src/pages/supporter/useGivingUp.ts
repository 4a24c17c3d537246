// The wait before something is done to a stack, which its user can end: until then nothing has been done.
import { useRef, useState } from 'react';

export interface GivingUp {
  /** Whether it is still being waited for. */
  isWaiting: boolean;
  /** Begins a wait; gives what the work needs of it. */
  begin: () => { signal: AbortSignal; onRequested: () => void };
  giveUp: () => void;
}

export function useGivingUp(): GivingUp {
  const controller = useRef<AbortController>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  return {
    isWaiting,
    begin: () => {
      controller.current = new AbortController();
      setIsWaiting(true);
      return { signal: controller.current.signal, onRequested: () => setIsWaiting(false) };
    },
    // An empty message: the user knows.
    giveUp: () => controller.current?.abort(new Error('')),
  };
}
