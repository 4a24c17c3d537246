// Makes the portal look the same on every machine and every day: the world's and the browser's clock stand still, the fonts are
// the project's own, and rendering doesn't depend on the machine's settings.
import type { LaunchOptions, Page } from '@playwright/test';
import { quickChromiumPath } from '../../run/chromium.mjs';
import { BUILT } from '../../run/lanes.mjs';
import { writeFontsFile } from '../../run/fonts.mjs';
import { test as base } from './journey.ts';
import { expectLoaded } from './visit.ts';
import { CHROMIUM_ARGS } from './wholeBrowser.ts';

/** In the past, so that tokens that the identity provider issues now haven't expired at that time. */
const STOPPED_AT = Date.parse('2026-09-14T08:30:00Z');

const DRAWN_ALIKE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/** Returns the launch options for a Chromium that renders the same on every Linux machine. */
export function drawsAlike(): LaunchOptions {
  return {
    executablePath: quickChromiumPath(),
    args: [...CHROMIUM_ARGS, ...DRAWN_ALIKE],
    env: { ...process.env, FONTCONFIG_FILE: writeFontsFile() },
  };
}

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
  await page.evaluate(nameAlike, `localhost:${BUILT.sandboxPort}`);
}

/** Runs in the page. Replaces the sandbox's address in all texts by this one, so that pictures don't depend on the lane. */
function nameAlike(address: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const named = text.nodeValue?.replace(/localhost:\d+/, address);
    if (named !== undefined && named !== text.nodeValue) text.nodeValue = named;
  }
}
