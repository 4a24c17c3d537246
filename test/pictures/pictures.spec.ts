// Takes the tour's pictures (docs/tour.md): each scene in light and in dark colours, as WebP.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choosePersona, expect, failedCalls } from '../e2e/support/journey.ts';
import { SCENES } from '../e2e/support/scenes.ts';
import { comeToRest, test } from '../e2e/support/stillWorld.ts';

const QUALITY = 0.75;

test.use({
  viewport: { width: 1280, height: 800 },
  expectedConsole: [failedCalls],
  reducedMotion: 'reduce',
});

for (const { name, persona, address, act } of SCENES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, context, sandbox: _reset }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await choosePersona(page, persona);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await comeToRest(page);
      await act?.(page);
      await comeToRest(page);
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await keep(await context.newPage(), `docs/tour/${name}-${colorScheme}.webp`, png);
    });
  }
}

/** Writes a picture as WebP if it differs from the stored one. The browser converts it, so that no encoder need be installed. */
async function keep(tab: Page, file: string, png: Buffer): Promise<void> {
  const before = existsSync(file) ? readFileSync(file).toString('base64') : undefined;
  const webp = await tab.evaluate(inWebp, { png: png.toString('base64'), before, quality: QUALITY });
  if (webp !== undefined) writeFileSync(file, Buffer.from(webp, 'base64'));
}

/**
 * Runs in a page. Returns a picture as WebP, in base64; undefined if it looks as before. Chromium renders the edges of letters
 * slightly differently each time: a few pixels differ by at most 35 of 255, so that the average difference is near zero.
 */
async function inWebp(taken: { png: string; before: string | undefined; quality: number }) {
  const draw = async (picture: Blob) => {
    const bitmap = await createImageBitmap(picture);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return { canvas, pixels: context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [] };
  };
  const read = async (type: string, data: string) => (await fetch(`data:${type};base64,${data}`)).blob();

  const { canvas } = await draw(await read('image/png', taken.png));
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: taken.quality });
  if (taken.before !== undefined) {
    const [now, before] = [await draw(blob), await draw(await read('image/webp', taken.before))];
    let [most, sum] = [0, 0];
    now.pixels.forEach((value, index) => {
      const differs = Math.abs(value - (before.pixels[index] ?? -255));
      most = Math.max(most, differs);
      sum += differs;
    });
    if (now.pixels.length === before.pixels.length && most <= 60 && sum / now.pixels.length < 0.5)
      return undefined;
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
