// The one h1 of a page. Names the document after it, and takes the focus when the user came from another page, so that
// a screen reader says where they are (docs/product/screens.md#titles, docs/product/interface.md#page-focus).
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { namePage } from '../../browser/documentTitle';

/** The first page after a load leaves the focus where the browser put it. */
let isFirstPage = true;

/** The page's h1; the browser's tab may have a longer title. */
export function PageHeading({ title, tabTitle = title }: { title: string; tabTitle?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // In step with the browser's tab: named before anybody hears of the page.
  useLayoutEffect(() => namePage(tabTitle), [tabTitle]);

  // In step with the browser's focus: once for each page that is opened.
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);

  return (
    <Typography ref={heading} variant="h1" tabIndex={-1}>
      {title}
    </Typography>
  );
}
