// The sandbox's own page: the personas, what the sandbox received, and switches for situations that are hard to cause otherwise.
import { FOR_MANY, instanceCalls } from '../../build/contract/instanceCalls.ts';
import type { Addresses } from '../addresses.ts';
import type { FaultRule } from '../faults.ts';
import { IDENTITY_FAULTS } from '../identity/identityFaults.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Account } from '../world/world.ts';
import { VISITOR_COUNTRIES } from './visitors.ts';

/** Returns the page. */
export function homePage(at: Addresses, accounts: readonly Account[]): Response {
  return page({
    title: 'Sandbox',
    script: `${at.control}/page.js`,
    data: { control: at.control },
    wide: true,
    main: html`
      <h1>Sandbox</h1>
      <p>
        Everything outside the browser, made up: vendor API, identity provider, hosted billing.
        <a href="${at.portal}/">Open the portal</a>
      </p>
      <p role="status" id="said" class="done"></p>
      <div class="grid">${settings} ${faultSwitches}</div>
      <div style="margin-top: 1rem">
        <section class="card" aria-labelledby="personas">
          <h2 id="personas">Personas</h2>
          <div class="scroll" tabindex="0" role="group" aria-labelledby="personas">
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">E-mail</th>
                  <th scope="col">About</th>
                </tr>
              </thead>
              <tbody>
                ${accounts.map(
                  (account) =>
                    html`<tr>
                      <td>${account.name}</td>
                      <td>${account.email}</td>
                      <td>${account.about}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
        </section>
      </div>
      <div class="grid">
        ${listCard('mails', 'Mails', ['Time', 'To', 'Subject', 'Text'])}
        ${listCard('analytics', 'Analytics received', ['Time', 'Action', 'Subscription', 'Date'])}
      </div>
      <div style="margin-top: 1rem">
        ${listCard('errors', 'Errors received', ['Time', 'Kind', 'Page', 'Build', 'What', 'Whole'])}
      </div>
      <div style="margin-top: 1rem">
        ${listCard('requests', 'Requests', ['Time', 'Method', 'Path', 'Status', 'Persona', 'Token', 'From'])}
      </div>
    `,
  });
}

const settings = html`<section class="card" aria-labelledby="settings">
  <h2 id="settings">World</h2>
  <p>Its clock says <time id="clock">…</time></p>
  <form class="row" data-post="clock">
    <label>Advance by hours <input name="hours" type="number" value="24" step="any" required /></label>
    <button>Advance</button>
  </form>
  <form class="row" data-post="settings">
    <label>
      Seconds until an instance is ready
      <input name="provisioningSeconds" type="number" min="0" required />
    </label>
    <button>Set</button>
  </form>
  <form class="row" data-post="settings">
    <label>
      Visitor comes from
      <select name="geoCountry">
        ${[...VISITOR_COUNTRIES, 'failing'].map((code) => html`<option>${code}</option>`)}
      </select>
    </label>
    <button>Set</button>
  </form>
  <form class="row" data-post="settings">
    <label>Access token lives (s) <input name="tokenSeconds" type="number" min="1" required /></label>
    <button>Set</button>
  </form>
  <form class="row" data-post="settings">
    <label>
      Identity provider
      <select name="identityFault">
        <option value="">works</option>
        ${IDENTITY_FAULTS.map((kind) => html`<option>${kind}</option>`)}
      </select>
    </label>
    <label>Times (−1: for ever) <input name="times" type="number" min="-1" value="1" /></label>
    <button>Set</button>
  </form>
  <form data-post="reset"><button class="quiet">Reset everything</button></form>
</section>`;

/** Matches the calls that read and change settings, as many are made at a time. */
const SETTINGS = `/^/api(${Object.values(instanceCalls)
  .filter(({ rate }) => rate.when.includes(FOR_MANY))
  .map(({ line }) => line.replace(/^\w+ /, '').replace(/\{\w+\}/g, '[^/]+'))
  .join('|')})$/`;

const READY_MADE: readonly (readonly [name: string, rule: FaultRule])[] = [
  ['Slow settings', { path: SETTINGS, delayMs: 400, times: -1 }],
  ['One in twenty changes fails', { path: SETTINGS, method: 'POST', status: 500, every: 20 }],
];

const faultSwitches = html`<section class="card" aria-labelledby="faults-title">
  <h2 id="faults-title">Faults</h2>
  <form data-post="faults">
    <label>
      Path: a part of it, or a /regex/
      <input name="path" required placeholder="/api/customer/subscriptions" autocomplete="off" />
    </label>
    <div class="row">
      <label>
        Method
        <select name="method">
          <option value="">any</option>
          ${['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => html`<option>${method}</option>`)}
        </select>
      </label>
      <label>Status <input name="status" type="number" min="200" max="599" value="500" /></label>
      <label>Delay (ms) <input name="delayMs" type="number" min="0" /></label>
      <label>Pause in the body (ms) <input name="pauseMs" type="number" min="0" /></label>
      <label>Times <input name="times" type="number" min="-1" value="1" required /></label>
      <label>After <input name="skip" type="number" min="0" value="0" /></label>
      <label>Each n-th only <input name="every" type="number" min="1" value="1" /></label>
    </div>
    <label>Body <textarea name="body" rows="2" placeholder='{"message":"…"}'></textarea></label>
    <div class="row">
      <label class="check"><input type="checkbox" name="abort" /> Cut the connection</label>
      <label class="check"><input type="checkbox" name="cut" /> Cut the body</label>
      <button>Add fault</button>
      <button type="button" class="quiet" data-delete="faults">Remove all</button>
    </div>
  </form>
  <div class="row" role="group" aria-label="Ready-made faults">
    ${READY_MADE.map(
      ([name, rule]) =>
        html`<label class="check">
          <input type="checkbox" data-rule="${JSON.stringify(rule)}" /> ${name}
        </label>`,
    )}
  </div>
  <ul class="list" id="faults" aria-label="Active faults"></ul>
</section>`;

function listCard(id: string, title: string, columns: string[]) {
  return html`<section class="card" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="${id}-title">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody id="${id}"></tbody>
      </table>
    </div>
  </section>`;
}
