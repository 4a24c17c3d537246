// The one h1 of a page. Names the document after it, and takes the focus when the user came from another page, so that
// a screen reader says where they are (docs/product/screens.md#titles, docs/product/interface.md#page-focus).
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import { namePage } from '../../browser/documentTitle';

/** The first page after a load leaves the focus where the browser put it. */
let isFirstPage = true;

/** The heading, and the tab's title, which is another one where that says more. */
export function PageHeading({ title, tabTitle = title }: { title: string; tabTitle?: string }) {
  // In step with the browser's tab: named before anybody hears of the page.
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
