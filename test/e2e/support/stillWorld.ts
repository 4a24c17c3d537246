// Makes the portal look the same every day, as the browser makes it look the same on every machine (browser.ts): the sandbox's
// and the browser's clock stand still.
import type { Page } from '@playwright/test';
import { test as base } from './journey.ts';
import { expectLoaded } from './visit.ts';

/** In the past, so that tokens that the identity provider issues now haven't expired at that time. */
const STOPPED_AT = Date.parse('2026-09-14T08:30:00Z');

export const test = base.extend({
  sandbox: async ({ sandbox, page }, use) => {
    await sandbox.reset(STOPPED_AT);
    await page.clock.setFixedTime(STOPPED_AT);
    await use(sandbox);
  },
});

/** Moves the pointer to where nothing reacts to it, and waits until the page has loaded completely. */
export async function comeToRest(page: Page): Promise<void> {
  await page.mouse.move(640, 1);
  await expectLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(nameAlike, 'localhost:4483');
}

/** Runs in the page. Replaces the sandbox's address in all texts by this one, so that pictures don't depend on the lane. */
function nameAlike(address: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const named = text.nodeValue?.replace(/localhost:\d+/, address);
    if (named !== undefined && named !== text.nodeValue) text.nodeValue = named;
  }
}
