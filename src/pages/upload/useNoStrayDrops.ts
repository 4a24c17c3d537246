// A file that is dropped beside a drop zone would be opened by the browser in the page's place, and end its uploads.
import { useEffect } from 'react';

/** While the page is open, such a drop does nothing. */
export function useNoStrayDrops(): void {
  // In step with the window: it is where a drop ends that nobody took.
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const isInZone = event.target instanceof Element && event.target.closest('[data-dropzone]') !== null;
      if (isInZone) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
