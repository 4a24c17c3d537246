// The one owner of the browser tab's title. Pages set their name, forms report errors, the shell adds news; no caller
// saves and restores an old title.
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
