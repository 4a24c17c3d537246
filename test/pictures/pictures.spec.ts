// Makes the tour's pictures (docs/tour.md): each scene in light and in dark colours, as WebP.
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choosePersona, expect, failedCalls } from '../e2e/support/journey.ts';
import { SCENES } from '../e2e/support/scenes.ts';
import { comeToRest, drawsAlike, test } from '../e2e/support/stillWorld.ts';

const QUALITY = 0.75;

test.use({
  launchOptions: drawsAlike(),
  viewport: { width: 1280, height: 800 },
  expectedConsole: [failedCalls],
  reducedMotion: 'reduce',
});

for (const { name, persona, address, act } of SCENES) {
  test(name, async ({ page, context, sandbox: _reset }) => {
    await page.goto(address);
    await choosePersona(page, persona);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comeToRest(page);
    await act?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await comeToRest(page);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      writeFileSync(`docs/tour/${name}-${colorScheme}.webp`, await toWebp(await context.newPage(), png));
    }
  });
}

/** Returns a picture as WebP. The browser makes it, so that nothing is installed for it. */
async function toWebp(tab: Page, png: Buffer): Promise<Buffer> {
  const base64 = await tab.evaluate(
    async ([data, quality]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      );
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await tab.close();
  return Buffer.from(base64, 'base64');
}
