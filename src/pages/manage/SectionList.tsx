// The sections at the side of a wide screen (docs/product/look.md#manage-page): shows where the user is, and links to
// each.
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { layout } from '../../theme';
import { focusSection, scrollToSection } from '../../ui/content/SectionCard';
import { t, textOf, type Message } from '../../messages/t';
import { useCurrentSection } from './useCurrentSection';

/** Shows links to the page's sections and highlights the current one. */
export function SectionList({ sections }: { sections: readonly { id: string; title: Message }[] }) {
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id));
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    scrollToSection(id);
    focusSection(id);
    choose(id);
  };
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
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Box
              component="a"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event: MouseEvent) => go(event, id)}
              sx={link}
            >
              {textOf(title)}
            </Box>
          </li>
        ))}
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
} as const;
