// The cards of the manage screen. Those that need a running instance say so while there is none, instead of failing.
import Box from '@mui/material/Box';
import type { RefCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noStackLabel } from '../../domain/instances/instance';
import { stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { SectionCard, focusSection, scrollToSection } from '../../ui/content/SectionCard';
import { type ManageSection, SUBSCRIPTION_SECTION_ID } from './sectionTable';
import { t, textOf } from '../../messages/t';

interface SectionsProps {
  /** The sections that the user may use. */
  sections: readonly ManageSection[];
  subscription: Subscription;
}

/** One card per section, from top to bottom. */
export function Sections({ sections, subscription }: SectionsProps) {
  const ref = useScrollToSubscription();
  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      {sections.map((section) => (
        <SectionCard
          key={section.id}
          id={section.id}
          title={textOf(section.title)}
          isLandmark={false}
          {...(section.about && { about: textOf(section.about) })}
        >
          <SectionBody section={section} subscription={subscription} />
        </SectionCard>
      ))}
    </Box>
  );
}

function SectionBody({ section, subscription }: { section: ManageSection; subscription: Subscription }) {
  if (section.needs === 'nothing') return <section.Body subscription={subscription} />;
  const { stackId } = subscription;
  const isPreparing = stackState(subscription) === 'preparing';
  if (isPreparing && (stackId === undefined || section.needs === 'running stack')) {
    return <Box sx={{ color: 'text.secondary' }}>{t('manage.preparing')}</Box>;
  }
  if (stackId === undefined) {
    return <Box sx={{ color: 'text.secondary' }}>{textOf(noStackLabel(subscription))}</Box>;
  }
  return <section.Body instance={{ ...subscription, stackId }} />;
}

// `?scrollToSubscription=true` (docs/product/screens.md#routes): scrolls to the subscription section, and keeps
// it in view while the layout around it still changes.

/** Longer than the shell waits before it scrolls a new page to its top (250 ms, docs/product/screens.md#scrolling). */
const AFTER_SCROLL_TO_TOP_MS = 300;
/** Input by which users go where they want to be, which ends the scrolling. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a ref for the sections' container; undefined without that parameter. */
function useScrollToSubscription(): RefCallback<HTMLElement> | undefined {
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
