// Where on the page an element stands and how wide it is: what drawing only the rows in view needs to know.
import { useLayoutEffect, useRef, useState } from 'react';

/** Returns a ref for the element, its width and its distance from the top of the page, px; 0 before it is measured. */
export function useMeasuredPlace<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  // In step with the element's size, and with the page's: what stands above it may grow.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((old) => (old.width === width && old.top === top ? old : { width, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, ...place };
}
