// The one owner of the browser tab's title. Pages set their name, forms report errors, the shell adds news; no caller
// saves and restores an old title.
import { useLayoutEffect } from 'react';
import { t } from '../messages/t';

const PRODUCT = 'PRTG Hosted Monitor';

let page = '';
let formsWithErrors = 0;
let news: (() => string) | undefined;

/** Sets the name of the page that is shown. */
export function namePage(title: string): void {
  page = title;
  write();
}

/** Marks the title because a form has errors, until the returned function is called. */
function announceErrors(): () => void {
  formsWithErrors += 1;
  write();
  return () => {
    formsWithErrors -= 1;
    write();
  };
}

/** Shows news in place of the page's name; undefined removes it once it has been seen. */
export function announceNews(text: (() => string) | undefined): void {
  news = text;
  write();
}

function write(): void {
  document.title = `${news?.() ?? (formsWithErrors > 0 ? t('common.errorTitle', { page }) : page)} – ${PRODUCT}`;
}

// Shows in the tab's title that a form has an error, even for a form of one field, which has no error summary.

/** Marks the title while something is wrong with the form. */
export function useErrorTitle(isWrong: boolean): void {
  // Synchronises with the tab's title; a layout effect, so that it is undone before the next page sets its name.
  useLayoutEffect(() => (isWrong ? announceErrors() : undefined), [isWrong]);
}

// The tab's icon, which is marked while there is unseen news.

/** Shows the icon with or without the mark. */
export function markTabIcon(isMarked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isMarked ? '/favicon-news.svg' : '/favicon.svg';
}
