// The one h1 of a page. Sets the document's title, and receives the focus when the user came from another page, so that
// a screen reader announces where they are (docs/product/screens.md#titles, docs/product/interface.md#page-focus).
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { namePage } from '../../browser/documentTitle';

/** The first page after a load leaves the focus where the browser put it. */
let isFirstPage = true;

/** The heading; `tabTitle` is the tab's title if that should say more. */
export function PageHeading({ title, tabTitle = title }: { title: string; tabTitle?: string }) {
  // A layout effect, so that the tab has its title before a screen reader announces the page.
  useLayoutEffect(() => namePage(tabTitle), [tabTitle]);

  return (
    <Typography ref={focusOnArrival} variant="h1" tabIndex={-1}>
      {title}
    </Typography>
  );
}

function focusOnArrival(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!isFirstPage) heading.focus({ preventScroll: true });
  isFirstPage = false;
}
