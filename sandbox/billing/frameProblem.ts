// The page of a frame that can't show what was requested: it says why, and offers to close.
import type { Addresses } from '../addresses.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';

/** Returns the page with the title and the explanation. */
export function frameProblem(at: Addresses, title: string, sentence: string, status: 403 | 404): Response {
  return page({
    title,
    status,
    framedBy: at.portal,
    script: `${at.billing}/frame.js`,
    data: { portal: at.portal },
    main: html`<h1 tabindex="-1">${title}</h1>
      <p class="problem">${sentence}</p>
      <form method="post" inert><button name="action" value="close">Close</button></form>`,
  });
}
