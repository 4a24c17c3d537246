// An element's position on the page and its width, which rendering only the rows in view depends on.
import { useCallback, useState, type RefCallback } from 'react';

/** Returns a ref for the element, its width, and its distance from the top of the page in px; 0 before it is measured. */
export function useMeasuredPosition() {
  const [position, setPosition] = useState({ width: 0, top: 0 });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPosition((old) => (old.width === width && old.top === top ? old : { width, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Content above the element may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, ...position };
}
