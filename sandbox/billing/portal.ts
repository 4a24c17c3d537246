// The hosted billing portal: the two sections that the account page opens (docs/product/checkout.md#billing-portal).
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Surroundings } from '../part.ts';
import type { BillingProfile, World } from '../world/world.ts';
import { frameProblem } from './frameProblem.ts';

type Field = { name: keyof BillingProfile; label: string };

const SECTIONS: Record<string, { title: string; fields: Field[] }> = {
  portal_edit_billing_address: {
    title: 'Billing address',
    fields: [
      { name: 'company', label: 'Company' },
      { name: 'street', label: 'Street' },
      { name: 'city', label: 'City' },
      { name: 'country', label: 'Country' },
    ],
  },
  portal_payment_methods: {
    title: 'Payment methods',
    fields: [{ name: 'card', label: 'Card' }],
  },
};

/** Returns the page in the portal's frame: one section's form, or the list of sections ('home'). */
export function portalPage({ at, world }: Surroundings, section: string, session: string): Response {
  const profile = world.billingProfile(session);
  const found = SECTIONS[section];
  if (!profile || (!found && section !== 'home')) {
    const sentence = profile ? 'There is no such section.' : 'This session is not valid, or it is over.';
    return frameProblem(at, 'Customer portal', sentence, profile ? 404 : 403);
  }
  const title = found?.title ?? 'Customer portal';
  return page({
    title: `${title} – sandbox`,
    framedBy: at.portal,
    script: `${at.billing}/frame.js`,
    data: { portal: at.portal },
    main: html`<h1 tabindex="-1">${title}</h1>
      <p class="soft">Hosted billing of the sandbox.</p>
      ${!found && sectionLinks(at.billing, session)}
      <form class="card" method="post" inert>
        ${found?.fields.map(
          ({ name, label }) =>
            html`<label
              >${label} <input name="${name}" autocomplete="off" value="${profile[name]}"
            /></label>`,
        )}
        <div class="row">
          ${found && html`<button name="action" value="save">Save</button>`}
          <button class="quiet" name="action" value="close">Close</button>
        </div>
      </form>
      <p class="done" role="status"></p>`,
  });
}

/** Carries out what a button of the page stands for. Returns the message for the portal's page, or 403 if the session is over. */
export function answerPortal(world: World, session: string, form: FormData): Response {
  if (form.get('action') === 'close') return Response.json({ kind: 'closed' });
  const profile = world.billingProfile(session);
  if (!profile) return new Response('This session is over.', { status: 403 });
  const changed = { ...profile };
  for (const name of Object.keys(profile) as (keyof BillingProfile)[]) {
    const value = form.get(name);
    if (typeof value === 'string') changed[name] = value;
  }
  world.saveBillingProfile(session, changed);
  return Response.json({ kind: 'saved', text: 'Saved.' });
}

function sectionLinks(billing: string, session: string): Html {
  const query = new URLSearchParams({ session }).toString();
  return html`<ul>
    ${Object.entries(SECTIONS).map(
      ([section, { title }]) => html`<li><a href="${billing}/portal/${section}?${query}">${title}</a></li>`,
    )}
  </ul>`;
}
