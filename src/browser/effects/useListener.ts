// Listens to the window, the document or the network for as long as a component is mounted.
import { useEffectEvent, useLayoutEffect } from 'react';

type Events = WindowEventMap & DocumentEventMap;

interface Listening {
  /** Whether to listen now. */
  isOn?: boolean;
  /** Listens in the capture phase, before listeners that don't. */
  capture?: boolean;
}

/** Calls `onEvent` at each event of this type; it sees the props and state of the latest render. */
export function useListener<Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  onEvent: (event: Events[Type]) => void,
  { isOn = true, capture = false }: Listening = {},
): void {
  const listener = useEffectEvent((event: Event) => onEvent(event as Events[Type]));
  // Not a plain effect: on a busy machine that begins to listen long after the user could act on what is shown.
  useLayoutEffect(() => {
    if (!isOn) return;
    target.addEventListener(type, listener, capture);
    return () => target.removeEventListener(type, listener, capture);
  }, [target, type, isOn, capture]);
}

// Esc dismisses what the pointer or the focus has opened, wherever the focus is (WCAG 1.4.13).

/** Calls `onEscape` when Esc is pressed while something is open. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  useListener(
    document,
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onEscape();
    },
    { isOn: isOpen },
  );
}
