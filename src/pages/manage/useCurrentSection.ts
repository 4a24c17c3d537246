// Which section of a long page the user has scrolled to.
import { useState, useSyncExternalStore } from 'react';
import { useListener } from '../../browser/effects/useListener';
import { layout } from '../../theme';

/**
 * Returns the id of the section at the reading line, and a function that makes another one current until the user scrolls:
 * the last sections can't all be scrolled to the top. `ids`: all sections, from top to bottom.
 */
export function useCurrentSection(ids: readonly string[]) {
  const atLine = useSyncExternalStore(onMove, () => sectionAt(ids, readingLine()));
  const [chosen, setChosen] = useState<{ id: string; scrolledTo: number }>();

  useListener(window, 'scroll', () => {
    if (chosen && Math.abs(window.scrollY - chosen.scrolledTo) >= 2) setChosen(undefined);
  });

  return {
    current: chosen?.id ?? atLine,
    choose: (id: string) => setChosen({ id, scrolledTo: window.scrollY }),
  };
}

function onMove(look: () => void): () => void {
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
}

/** Returns where the user reads, px below the window's top: further down as they scroll, and at its bottom at the page's end. */
function readingLine(): number {
  const top = layout.appBar + 24;
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  const progress = scrollable > 0 ? Math.min(1, window.scrollY / scrollable) : 0;
  return top + progress * (window.innerHeight - top);
}

/** Returns the last section that begins above the line; the first one if none does. */
function sectionAt(ids: readonly string[], line: number): string | undefined {
  const begun = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? ids[0];
}
