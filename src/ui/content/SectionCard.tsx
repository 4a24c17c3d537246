// A section of a page as a card: its heading, one sentence about it, and its controls. Code that leads to the section can move
// the focus to its heading.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { layout } from '../../theme';
import { PartBoundary } from '../feedback/PartBoundary';

interface SectionCardProps {
  /** The element's id, unique on the page. */
  id: string;
  title: string;
  /** What the section is for, in one sentence. */
  about?: string;
  /** False where a page has many: a landmark for each would be noise, and a field inside may have the same name. */
  isLandmark?: boolean;
  /** The content is a single line, shown beside the heading. */
  isLine?: boolean;
  children: ReactNode;
}

/** A card with an h2. */
export function SectionCard({
  id,
  title,
  about,
  isLandmark = true,
  isLine = false,
  children,
}: SectionCardProps) {
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={isLandmark ? `${id}-heading` : undefined}
      variant="panel"
      sx={{ scrollMarginTop: layout.appBar + 16, ...(isLine && line) }}
    >
      <Typography id={`${id}-heading`} variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      {about !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '72ch' }}>
          {about}
        </Typography>
      )}
      <Box sx={isLine ? { flex: '1 1 200px' } : { mt: 2 }}>
        <PartBoundary>{children}</PartBoundary>
      </Box>
    </Card>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  py: 2,
} as const;

/** Brings a section to the top of the window, below the bar. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - layout.appBar - 16 });
}

/** Moves the focus to a section's heading. */
export function focusSection(id: string): void {
  document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Returns the props of a link to a section of the page, whose heading gets the focus. */
export function toSection(id: string) {
  return {
    href: `#${id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      scrollToSection(id);
      focusSection(id);
    },
  };
}
