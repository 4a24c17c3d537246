// A portal that looks the same on every machine and every day: the world's clock and the browser's stand still, the fonts are
// the project's own, and nothing is drawn as a machine's settings have it.
import type { LaunchOptions, Page } from '@playwright/test';
import { quickChromiumPath } from '../../run/chromium.mjs';
import { BUILT } from '../../run/lanes.mjs';
import { writeFontsFile } from '../../run/fonts.mjs';
import { test as base } from './journey.ts';
import { CHROMIUM_ARGS } from './wholeBrowser.ts';

/** In the past, so that what the identity provider signs now is still valid then. */
const STOPPED_AT = Date.parse('2026-09-14T08:30:00Z');

const DRAWN_ALIKE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/** Returns what launches a Chromium that draws alike everywhere. */
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

/** Takes the pointer to where nothing answers to it, and waits until all that the page shows is there. */
export async function comeToRest(page: Page): Promise<void> {
  await page.mouse.move(640, 1);
  await page.waitForLoadState('networkidle');
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(nameAlike, `localhost:${BUILT.sandboxPort}`);
}

/** In the page: the sandbox is named as if it stood at this address, whichever lane this is. */
function nameAlike(address: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const named = text.nodeValue?.replace(/localhost:\d+/, address);
    if (named !== undefined && named !== text.nodeValue) text.nodeValue = named;
  }
}
