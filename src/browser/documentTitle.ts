// The one owner of the browser tab's title. Pages set their name, forms report errors, the shell adds news; no caller
// saves and restores an old title.
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
export function sayErrors(): () => void {
  formsWithErrors += 1;
  write();
  return () => {
    formsWithErrors -= 1;
    write();
  };
}

/** Shows news in place of the page's name; undefined removes it once it has been seen. */
export function sayNews(said: (() => string) | undefined): void {
  news = said;
  write();
}

function write(): void {
  document.title = `${news?.() ?? (formsWithErrors > 0 ? t('common.errorTitle', { page }) : page)} – ${PRODUCT}`;
}
