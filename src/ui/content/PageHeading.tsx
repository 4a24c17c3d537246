// The one h1 of a page. Sets the document's title, and receives the focus when the user came from another page, so that
// a screen reader announces where they are (docs/product/screens.md#titles, docs/product/interface.md#page-focus).
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { namePage } from '../../browser/documentTitle';

/** The first page after a load leaves the focus where the browser put it. */
let isFirstPage = true;

interface PageHeadingProps {
  title: string;
  /** The name in it, which isn't translated (docs/product/interface.md#changed-pages). */
  name?: string | undefined;
  /** The tab's title, if that should say more. */
  tabTitle?: string;
}

/** The heading. */
export function PageHeading({ title, name, tabTitle = title }: PageHeadingProps) {
  // A layout effect, so that the tab has its title before a screen reader announces the page.
  useLayoutEffect(() => namePage(tabTitle), [tabTitle]);

  return (
    <Typography ref={focusOnArrival} variant="h1" tabIndex={-1}>
      {name && title.includes(name) ? named(title, name) : title}
    </Typography>
  );
}

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
