// `?scrollToSubscription=true` (docs/product/screens.md#routes): leads to the subscription section, and keeps it
// there while the page around it is still being laid out.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusSection, scrollToSection } from '../../../ui/content/SectionCard';
import { SUBSCRIPTION_SECTION_ID } from '../sectionTable';

/** Longer than the shell waits before it scrolls a new page to its top (250 ms, docs/product/screens.md#scrolling). */
const AFTER_SCROLL_TO_TOP_MS = 300;
/** What the user does that says where they want to be. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** To be used where the sections are drawn. */
export function useScrollToSubscription(): void {
  const [search] = useSearchParams();
  const isWanted = search.get('scrollToSubscription') === 'true';

  // In step with the browser's scroll position and focus: once for each time the address asks for it.
  useEffect(() => {
    if (!isWanted) return;
    const layout = new ResizeObserver(() => scrollToSection(SUBSCRIPTION_SECTION_ID));
    const begin = () => {
      focusSection(SUBSCRIPTION_SECTION_ID);
      scrollToSection(SUBSCRIPTION_SECTION_ID);
      // What loads later may make the page longer, above the section or in it.
      layout.observe(document.body);
    };
    const end = () => {
      window.clearTimeout(timer);
      layout.disconnect();
    };
    const timer = window.setTimeout(begin, AFTER_SCROLL_TO_TOP_MS);
    for (const move of OWN_MOVES) window.addEventListener(move, end, { once: true, passive: true });
    return () => {
      end();
      for (const move of OWN_MOVES) window.removeEventListener(move, end);
    };
  }, [isWanted]);
}
