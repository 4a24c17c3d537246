// Ignores files dropped outside of a drop zone: the browser would open them in place of the page, which ends its uploads.
import { useListener } from '../../browser/effects/useListener';

/** Makes such drops do nothing while the page is open. */
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
