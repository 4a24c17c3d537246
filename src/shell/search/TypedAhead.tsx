// Keeps what is typed before the field of "Search" is there: its code is loaded first (docs/product/help.md#search).
import { useListener } from '../../browser/effects/useListener';

interface TypedAheadProps {
  text: string;
  onType: (text: string) => void;
  onCancel: () => void;
}

/** Takes the keys that are meant for the field, so that no other field gets them. Renders nothing. */
export function TypedAhead({ text, onType, onCancel }: TypedAheadProps) {
  useListener(
    document,
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') onCancel();
      else if (event.key === 'Backspace') onType(text.slice(0, -1));
      else if (event.key.length === 1) onType(text + event.key);
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  return null;
}
