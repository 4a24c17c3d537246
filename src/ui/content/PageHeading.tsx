// The one h1 of a page, with what the page is for below it and its actions beside it. Sets the document's title, and receives the
// focus when the user came from another page, so that a screen reader announces where they are
// (docs/product/screens.md#titles, docs/product/interface.md#page-focus).
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, type ReactNode } from 'react';
import { namePage } from '../../browser/documentTitle';

/** The first page after a load leaves the focus where the browser put it. */
let isFirstPage = true;

interface PageHeadingProps {
  title: string;
  /** The name in it, which isn't translated (docs/product/interface.md#changed-pages). */
  name?: string | undefined;
  /** The tab's title, if that should say more. */
  tabTitle?: string;
  /** What the page is for, in one sentence. */
  about?: ReactNode;
  /** The page's actions. */
  children?: ReactNode;
}

/** The heading, alone or with its row. */
export function PageHeading({ title, name, tabTitle = title, about, children }: PageHeadingProps) {
  // A layout effect, so that the tab has its title before a screen reader announces the page.
  useLayoutEffect(() => namePage(tabTitle), [tabTitle]);

  const heading = (
    <Typography ref={focusOnArrival} variant="h1" tabIndex={-1}>
      {name && title.includes(name) ? named(title, name) : title}
    </Typography>
  );
  if (about === undefined && children === undefined) return heading;
  return (
    <Box sx={row}>
      <div>
        {heading}
        {about !== undefined && <p>{about}</p>}
      </div>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 3,
  '& > div:first-of-type': { flex: '1 1 320px', minWidth: 0 },
  '& p': { m: 0, mt: 0.5, maxWidth: '72ch', color: 'text.secondary' },
} as const;

/** The title with its name set apart; its key replaces it as a whole. */
function named(title: string, name: string) {
  const at = title.indexOf(name);
  return (
    <span key={title}>
      {title.slice(0, at)}
      <span translate="no">{name}</span>
      {title.slice(at + name.length)}
    </span>
  );
}

function focusOnArrival(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!isFirstPage) heading.focus({ preventScroll: true });
  isFirstPage = false;
}
