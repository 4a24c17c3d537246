// The identity provider's screens. They work without scripts: their forms POST.
import type { Addresses } from '../addresses.ts';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Account } from '../world/world.ts';

/** What every screen of one sign-in needs: the address to post to, and the sign-in it belongs to. */
export interface ScreenContext {
  at: Addresses;
  transaction: string;
  /** Shown on the screen if the last attempt failed. */
  problem?: string | undefined;
}

/** "Sign in": one button for each persona. */
export function loginScreen(context: ScreenContext, accounts: readonly Account[]): Response {
  return screen(
    context,
    'Sign in',
    html`<p class="soft">Choose who you are. No password: everything here is made up.</p>
      <form method="post" action="${context.at.identity}/login">
        ${hidden(context)}
        <ul class="list">
          ${accounts.map(
            (account, index) =>
              html`<li>
                <button
                  class="link"
                  name="persona"
                  value="${account.key}"
                  data-persona="${account.key}"
                  aria-describedby="about-${index}"
                >
                  ${account.name}
                </button>
                <span class="soft small">${account.email}</span>
                <div class="small" id="about-${index}">${account.about}</div>
              </li>`,
          )}
        </ul>
      </form>
      <p><a href="${context.at.identity}/signup?${query(context)}">Sign up</a> · ${deny(context)}</p>`,
  );
}

/** "Sign up": creates a customer without subscriptions from an e-mail address and a name. */
export function signUpScreen(context: ScreenContext, typed: { email: string; name: string }): Response {
  return screen(
    context,
    'Sign up',
    html`<p class="soft">Makes a new customer of this sandbox, without subscriptions.</p>
      <form class="card" method="post" action="${context.at.identity}/signup">
        ${hidden(context)}
        <label
          >E-mail <input name="email" type="email" autocomplete="off" required value="${typed.email}"
        /></label>
        <label>Name <input name="name" autocomplete="off" required value="${typed.name}" /></label>
        <button>Sign up</button>
      </form>
      <p>
        <a href="${context.at.identity}/login?${query(context)}">I have an account: sign in</a> ·
        ${deny(context)}
      </p>`,
  );
}

/** "One-time code": asks people with multifactor authentication for the code, which is always 123456. */
export function codeScreen(context: ScreenContext): Response {
  return screen(
    context,
    'Verify your identity',
    html`<form class="card" method="post" action="${context.at.identity}/code">
        ${hidden(context)}
        <label
          >One-time code
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
            aria-describedby="hint"
        /></label>
        <p class="soft small" id="hint">In this sandbox the code is 123456.</p>
        <button>Continue</button>
      </form>
      <p>${deny(context)}</p>`,
  );
}

function screen(context: ScreenContext, title: string, body: Html): Response {
  return page({
    title: `${title} – sandbox`,
    status: context.problem ? 400 : 200,
    // Chromium applies form-action to redirects, too, and signing in ends with one to the portal.
    formAction: [context.at.portal],
    main: html`<h1>${title}</h1>
      ${context.problem && html`<p class="problem" role="alert">${context.problem}</p>`} ${body}`,
  });
}

function hidden({ transaction }: ScreenContext): Html {
  return html`<input type="hidden" name="transaction" value="${transaction}" />`;
}

function query({ transaction }: ScreenContext): string {
  return new URLSearchParams({ transaction }).toString();
}

function deny(context: ScreenContext): Html {
  return html`<a href="${context.at.identity}/deny?${query(context)}">Deny access</a>`;
}
