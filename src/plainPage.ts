// A page for when nothing of the app can run: no React, no theme, only text.

import { t } from './messages/t';

/** Replaces the whole page with a heading, the lines (one sentence each) and a reload button. */
export function showPlainPage(heading: string, lines: readonly string[]): void {
  const main = document.createElement('main');
  main.style.cssText =
    'max-width:40rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:CanvasText';
  const h1 = document.createElement('h1');
  h1.textContent = heading;
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = t('boot.loadAgain');
  again.style.cssText = 'font:inherit;padding:.5rem 1rem;min-height:44px';
  again.addEventListener('click', () => window.location.reload());
  main.append(h1, list, again);
  document.title = `${heading} – PRTG Hosted Monitor`;
  (document.getElementById('root') ?? document.body).replaceChildren(main);
}
