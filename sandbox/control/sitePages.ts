// External pages that the portal links to: the support site, which shows its query, the status page and the manual.
import type { Addresses } from '../addresses.ts';
import { html } from '../pages/html.ts';
import { messagePage, page } from '../pages/page.ts';
import type { Part } from '../part.ts';
import { pathBelow } from '../pathBelow.ts';

/** Returns the part that serves these pages. */
export function createSitePages(at: Addresses): Part {
  return (request) => {
    if (request.method !== 'GET') return undefined;
    if (pathBelow(at.support, request.url) !== undefined) return supportPage(new URL(request.url).search);
    if (pathBelow(`${at.base}/status`, request.url) !== undefined) {
      return messagePage('Service status (sandbox)', 'All systems are up.');
    }
    if (pathBelow(`${at.base}/manual`, request.url) !== undefined) {
      return messagePage('Manual (sandbox)', 'Here the vendor explains the monitoring software.');
    }
    return undefined;
  };
}

function supportPage(query: string): Response {
  return page({
    title: 'Support (sandbox)',
    main: html`<h1>Support (sandbox)</h1>
      <p>The portal left for the support site with this query:</p>
      <p><code data-testid="query">${query || '(none)'}</code></p>`,
  });
}
