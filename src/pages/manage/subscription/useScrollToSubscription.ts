// `?scrollToSubscription=true` (docs/product/screens.md#routes): leads to the subscription section, and keeps it
// there while the page around it is still being laid out.
import type { RefCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusSection, scrollToSection } from '../../../ui/content/SectionCard';
import { SUBSCRIPTION_SECTION_ID } from '../sectionTable';

/** Longer than the shell waits before it scrolls a new page to its top (250 ms, docs/product/screens.md#scrolling). */
const AFTER_SCROLL_TO_TOP_MS = 300;
/** What the user does that says where they want to be. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a ref for what holds the sections. */
export function useScrollToSubscription(): RefCallback<HTMLElement> | undefined {
  const [search] = useSearchParams();
  return search.get('scrollToSubscription') === 'true' ? leadThere : undefined;
}

/** Leads there, and stays until the user moves. Returns what ends it. */
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
