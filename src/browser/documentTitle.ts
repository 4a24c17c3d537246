// The browser tab's title has one owner. The page says its name, a form that it has errors, the shell what has happened
// meanwhile; nobody keeps an old title to put it back.
import { t } from '../messages/t';

const PRODUCT = 'PRTG Hosted Monitor';

let page = '';
let formsWithErrors = 0;
let news: (() => string) | undefined;

/** The page that is shown is called so. */
export function namePage(title: string): void {
  page = title;
  write();
}

/** A form of the page has errors, until the given function is called. */
export function sayErrors(): () => void {
  formsWithErrors += 1;
  write();
  return () => {
    formsWithErrors -= 1;
    write();
  };
}

/** Says what has happened in place of the page's name; undefined: it has been seen. */
export function sayNews(said: (() => string) | undefined): void {
  news = said;
  write();
}

function write(): void {
  document.title = `${news?.() ?? (formsWithErrors > 0 ? t('common.errorTitle', { page }) : page)} – ${PRODUCT}`;
}
