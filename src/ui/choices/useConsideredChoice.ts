// A radio group that saves on selection. Arrow keys select every button they pass, so with them nothing is saved
// until the user confirms: with Enter or Space, a click, or by moving on.
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !altKey && !ctrlKey && !metaKey;

/** Returns the choice that isn't saved yet, and the handlers of the group. */
export function useConsideredChoice<Value extends string>(
  value: Value,
  isSaving: boolean,
  save: (value: Value) => void,
) {
  const [considered, setConsidered] = useState<Value>();
  // Browsers fire a click for an arrow key too: only the key event tells them apart.
  const isByArrow = useRef(false);
  const pending = isSaving || considered === value ? undefined : considered;

  const confirm = (chosen: Value | undefined) => {
    setConsidered(undefined);
    if (chosen !== undefined && chosen !== value && !isSaving) save(chosen);
  };
  return {
    /** The value that is chosen but not saved yet. */
    pending,
    /** To be called on every change. */
    choose: (chosen: Value) => {
      if (isByArrow.current && !isSaving) setConsidered(chosen);
      else confirm(chosen);
    },
    /** For the element around the radio buttons. */
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        isByArrow.current = event.key.startsWith('Arrow') && isPlain(event);
        if ((event.key === 'Enter' || event.key === ' ') && isPlain(event)) confirm(pending);
      },
      onKeyUp: () => {
        isByArrow.current = false;
      },
      onPointerDown: () => {
        isByArrow.current = false;
      },
      // Clicking a radio button that is already chosen fires no change event.
      onClick: ({ target }: MouseEvent) => {
        const isChosen = target instanceof HTMLInputElement && target.value === pending;
        if (isChosen && !isByArrow.current) confirm(pending);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // Switching to another window isn't moving on: the focus is still here then.
        const isHere =
          currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
        if (isHere) return;
        isByArrow.current = false;
        confirm(pending);
      },
    },
  };
}
