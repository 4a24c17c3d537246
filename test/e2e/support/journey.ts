// The fixtures of every journey: a reset sandbox, ways to sign in, and checks for what must never happen: console errors,
// violations of the content security policy or of Trusted Types, and a bearer token on any request but the API's.
import { writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { addressesFor } from '../../../sandbox/addresses.ts';
import { ownLane } from '../../run/lanes.mjs';
import { askedSoFar } from './askedSoFar.ts';
import { createControlClient, type ControlClient } from './controlClient.ts';
import { startSession } from './startSession.ts';

/** The addresses of this worker's lane (test/run/lanes.mjs). */
export const at = addressesFor('port', ownLane.portalPort, ownLane.sandboxPort);

interface Journey {
  /** The sandbox's control, reset before the journey. */
  sandbox: ControlClient;
  /** Opens an address as a persona with a session at the identity provider: the portal signs them in silently. */
  signIn: (persona: string, address?: string) => Promise<void>;
  /** Opens an address without a session and signs in as a persona on the login page; ends on the page the portal leads to. */
  signInByHand: (persona: string, address?: string) => Promise<void>;
  /** Console lines, uncaught errors and policy violations that this journey causes on purpose. */
  expectedConsole: RegExp[];
  watch: undefined;
}

export const test = base.extend<Journey>({
  baseURL: at.portal,

  sandbox: [
    async ({ request }, use) => {
      const sandbox = createControlClient(request, at.control);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],

  // Depends on the sandbox fixture, so that it is reset before anyone signs in.
  signIn: async ({ page, sandbox: _reset }, use) => {
    await use(async (persona, address = '/') => {
      await startSession(page.context(), at, persona);
      const token = page.waitForResponse((response) => response.url() === `${at.identity}/oauth/token`);
      await page.goto(address);
      await token;
    });
  },

  signInByHand: async ({ page, sandbox: _reset }, use) => {
    await use(async (persona, address = '/') => {
      await page.goto(address);
      await choosePersona(page, persona);
      // Waits until the callback is over, wherever it leads.
      await page.waitForURL((url) => url.origin === at.portal && !/[?&](?:code|error)=/.test(url.search));
    });
  },

  expectedConsole: [[], { option: true }],

  watch: [
    async ({ context, page, request, expectedConsole }, use, journey) => {
      const asked = askedSoFar(context);
      const problems: string[] = [];
      const report = (text: string) => {
        if (!expectedConsole.some((expected) => expected.test(text))) problems.push(text);
      };
      await context.exposeBinding('reportBreach', (_source, breach: string) => report(breach));
      await context.addInitScript(watchPolicy, at.portal);
      page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') report(message.text());
      });
      page.on('request', (request) => {
        const isApi = request.url().startsWith(`${at.api}/`);
        if (!isApi && request.headers().authorization !== undefined) {
          problems.push(`a bearer token went to ${request.url()}`);
        }
      });
      await use(undefined);
      if (journey.status !== journey.expectedStatus) {
        const seen = await createControlClient(request, at.control).requests('');
        const lines = seen.map(({ method, path, status }) => `${method} ${path} ${status ?? 'NOT ANSWERED'}`);
        const text = ['What the browser asked:', asked(), '', 'What the sandbox saw:', ...lines].join('\n');
        writeFileSync(journey.outputPath('requests.txt'), text);
      }
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs first in every page and frame: reports violations of the portal's policy. */
function watchPolicy(portal: string) {
  if (location.origin !== portal) return;
  const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    reportBreach(`breach of ${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

/** Signs in as a persona on the identity provider's login page. */
export async function choosePersona(page: Page, persona: string): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
}

/** Logs out in a new tab, and returns that tab. */
export async function logOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Logout' }).click();
  return other;
}

/** Returns the clipboard's text, read in a tab of the sandbox because the portal's headers forbid reading it. */
export async function clipboardText(page: Page): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(at.base);
  const text = await tab.evaluate(() => navigator.clipboard.readText());
  await tab.close();
  return text;
}

/** What the browser logs about each call that a journey makes fail. */
export const failedCalls = /^Failed to load resource/;

export { expect };
