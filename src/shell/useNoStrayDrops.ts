// Ignores what is dropped where nothing takes it: the browser would open it in place of the page, with all that was typed and is
// running there (docs/product/screens.md#shell).
import { useListener } from '../browser/effects/useListener';

/** Makes such drops do nothing. What takes files prevents the events' default itself; fields still take text. */
export function useNoStrayDrops(): void {
  useListener(window, 'dragover', refuse);
  useListener(window, 'drop', refuse);
}

const FIELD = 'input, textarea, [contenteditable="true"]';

function refuse(event: DragEvent): void {
  const { dataTransfer: data, target } = event;
  if (event.defaultPrevented) return;
  const isText = data !== null && !data.types.includes('Files');
  if (isText && target instanceof Element && target.closest(FIELD)) return;
  event.preventDefault();
  if (data) data.dropEffect = 'none';
}
