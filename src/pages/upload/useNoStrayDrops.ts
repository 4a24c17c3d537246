// A file that is dropped beside a drop zone would be opened by the browser in the page's place, and end its uploads.
import { useListener } from '../../browser/effects/useListener';

/** While the page is open, such a drop does nothing. */
export function useNoStrayDrops(): void {
  useListener(window, 'dragover', refuse);
  useListener(window, 'drop', refuse);
}

function refuse(event: DragEvent): void {
  const isInZone = event.target instanceof Element && event.target.closest('[data-dropzone]') !== null;
  if (isInZone) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}
