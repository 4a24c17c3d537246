// Which section of a long page the user is at, by what is scrolled to.
import { useEffect, useState } from 'react';
import { layout } from '../../theme';

/**
 * Takes the ids of the sections in their order; gives the one at the reading line, and what makes another one current
 * until the user scrolls: the last ones can't all come to the top.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const [chosenAt, setChosenAt] = useState<number>();
  const key = ids.join(' ');

  // In step with the browser's scroll position.
  useEffect(() => {
    const look = () => {
      if (chosenAt !== undefined && Math.abs(window.scrollY - chosenAt) < 2) return;
      setChosenAt(undefined);
      setCurrent(sectionAt(key.split(' '), readingLine()));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key, chosenAt]);

  return {
    current,
    choose: (id: string) => {
      setCurrent(id);
      setChosenAt(window.scrollY);
    },
  };
}

/** Where the user reads, px below the window's top: it moves down to the window's end as the page comes to its own. */
function readingLine(): number {
  const top = layout.appBar + 24;
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  const progress = scrollable > 0 ? Math.min(1, window.scrollY / scrollable) : 0;
  return top + progress * (window.innerHeight - top);
}

/** The last section that begins above the line. */
function sectionAt(ids: readonly string[], line: number): string | undefined {
  const begun = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  return begun.at(-1) ?? ids[0];
}
