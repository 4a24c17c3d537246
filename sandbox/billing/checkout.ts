// The hosted checkout: what the customer buys, and the ways it can end (docs/product/checkout.md#outcomes,
// docs/product/checkout.md#after-success).
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Surroundings } from '../part.ts';
import type { World } from '../world/world.ts';
import { frameProblem } from './frameProblem.ts';

/** Returns the page in the checkout's frame. */
export function checkoutPage({ at, world }: Surroundings, hostedPageId: string): Response {
  const hosted = world.hostedPage(hostedPageId);
  const summary = world.checkoutSummary(hostedPageId);
  if (!hosted || !summary) {
    return frameProblem(at, 'Checkout', 'There is no such checkout.', 404);
  }
  const price = (summary.price / 100).toFixed(2);
  const period = summary.period === 1 ? summary.periodUnit : `${summary.period} ${summary.periodUnit}s`;
  return page({
    title: 'Checkout – sandbox',
    framedBy: at.portal,
    script: `${at.billing}/frame.js`,
    data: { portal: at.portal, step: 'payment' },
    main: html`<h1 tabindex="-1">Checkout</h1>
      <p class="soft">Hosted billing of the sandbox: no money moves.</p>
      <div class="card">
        <h2>${summary.title}</h2>
        <dl>
          <dt>Plan</dt>
          <dd>${summary.planName}</dd>
          <dt>Price</dt>
          <dd>${price} ${summary.currencyCode} / ${period}</dd>
          <dt>Instance</dt>
          <dd>${summary.address}</dd>
        </dl>
        <form method="post" inert>
          <div class="row">
            <button name="action" value="pay">Pay</button>
            <button class="quiet" name="action" value="fail">Fail payment</button>
            <button class="quiet" name="action" value="extend">Extend subscription</button>
          </div>
          <button class="quiet" name="action" value="close">Close checkout</button>
        </form>
      </div>
      <p role="status"></p>`,
  });
}

/** Carries out what a button of the page stands for. Returns the message for the portal's page, or a refusal as plain text. */
export function answerCheckout(world: World, hostedPageId: string, form: FormData): Response {
  try {
    return carryOut(world, hostedPageId, form.get('action'));
  } catch (error) {
    return new Response(error instanceof Error ? error.message : 'This did not work.', { status: 409 });
  }
}

function carryOut(world: World, hostedPageId: string, action: unknown): Response {
  switch (action) {
    case 'pay':
      world.completeCheckout(hostedPageId);
      return Response.json({ kind: 'succeeded', hostedPageId, text: 'Paid.' });
    case 'extend':
      return Response.json({
        kind: 'extended',
        subscriptionId: world.completeCheckout(hostedPageId),
        text: 'Extended.',
      });
    case 'fail':
      return Response.json({ kind: 'failed', text: 'Your payment was declined.' });
    case 'close':
      if (world.hostedPage(hostedPageId)) world.cancelCheckout(hostedPageId);
      return Response.json({ kind: 'closed' });
    default:
      return new Response('Unknown action.', { status: 400 });
  }
}
