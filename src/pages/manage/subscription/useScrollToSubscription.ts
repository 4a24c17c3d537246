// `?scrollToSubscription=true` (docs/product/screens.md#routes): scrolls to the subscription section, and keeps
// it in view while the layout around it still changes.
import type { RefCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusSection, scrollToSection } from '../../../ui/content/SectionCard';
import { SUBSCRIPTION_SECTION_ID } from '../sectionTable';

/** Longer than the shell waits before it scrolls a new page to its top (250 ms, docs/product/screens.md#scrolling). */
const AFTER_SCROLL_TO_TOP_MS = 300;
/** Input by which users go where they want to be, which ends the scrolling. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a ref for the sections' container; undefined without that parameter. */
export function useScrollToSubscription(): RefCallback<HTMLElement> | undefined {
  const [search] = useSearchParams();
  return search.get('scrollToSubscription') === 'true' ? leadThere : undefined;
}

/** Scrolls there, and again after each change of the layout until the user moves. Returns a function that ends it. */
function leadThere(): () => void {
  const layout = new ResizeObserver(() => scrollToSection(SUBSCRIPTION_SECTION_ID));
  const begin = () => {
    focusSection(SUBSCRIPTION_SECTION_ID);
    scrollToSection(SUBSCRIPTION_SECTION_ID);
    // What loads later may make the page longer, above the section or in it.
    layout.observe(document.body);
  };
  const timer = window.setTimeout(begin, AFTER_SCROLL_TO_TOP_MS);
  const end = () => {
    window.clearTimeout(timer);
    layout.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  return end;
}
