// The hosted billing provider (docs/product/checkout.md#billing-script, docs/product/checkout.md#billing-portal): its script, the
// checkout and the billing portal.
import type { Part, Surroundings } from '../part.ts';
import { browserScript } from '../pages/browserScript.ts';
import { pathBelow } from '../pathBelow.ts';
import { answerCheckout, checkoutPage } from './checkout.ts';
import { answerPortal, portalPage } from './portal.ts';

/** Returns the part below `at.billing`. */
export function createBilling(surroundings: Surroundings): Part {
  const { at } = surroundings;
  return async (request) => {
    const path = pathBelow(at.billing, request.url);
    if (path === undefined) return undefined;
    const { method } = request;
    if (method === 'GET' && path === '/script.js')
      return browserScript(import.meta.dirname, 'script.browser.js');
    if (method === 'GET' && path === '/frame.js')
      return browserScript(import.meta.dirname, 'frame.browser.js');

    const hostedPageId = /^\/checkout\/([^/]+)\/?$/.exec(path)?.[1];
    if (hostedPageId !== undefined) {
      const id = decodeURIComponent(hostedPageId);
      if (method === 'GET') return checkoutPage(surroundings, id);
      if (method === 'POST') return answerCheckout(surroundings.world, id, await request.formData());
    }
    const section = /^\/portal\/([^/]+)$/.exec(path)?.[1];
    if (section !== undefined) {
      const session = new URL(request.url).searchParams.get('session') ?? '';
      if (method === 'GET') return portalPage(surroundings, section, session);
      if (method === 'POST') return answerPortal(surroundings.world, session, await request.formData());
    }
    return undefined;
  };
}
