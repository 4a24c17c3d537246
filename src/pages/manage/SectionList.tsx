// The sections at the side of a wide screen (docs/product/look.md#manage-page): shows where the user is, and links to
// each.
import Box from '@mui/material/Box';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { layout } from '../../theme';
import { toSection } from '../../ui/content/SectionCard';
import { t, textOf, type Message } from '../../messages/t';
import { useListener } from '../../browser/effects/useListener';

/** Shows links to the page's sections and highlights the current one. */
export function SectionList({ sections }: { sections: readonly { id: string; title: Message }[] }) {
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Box
      component="nav"
      aria-label={t('manage.sections')}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: layout.appBar + 16,
        alignSelf: 'start',
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ id, title }) => {
          const { href, onClick } = toSection(id);
          return (
            <li key={id}>
              <Box
                component="a"
                href={href}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event: MouseEvent) => {
                  onClick(event);
                  choose(id);
                }}
                sx={link}
              >
                {textOf(title)}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const link = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderLeft: 2,
  borderColor: 'divider',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -2 },
  // Forced colours would show every line like the current one's.
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
} as const;

// Which section of a long page the user has scrolled to.

/**
 * Returns the id of the section at the reading line, and a function that makes another one current until the user scrolls:
 * the last sections can't all be scrolled to the top. `ids`: all sections, from top to bottom.
 */
function useCurrentSection(ids: readonly string[]) {
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

function onMove(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
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
  const passed = ids.filter((id) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top <= line;
  });
  return passed.at(-1) ?? ids[0];
}
