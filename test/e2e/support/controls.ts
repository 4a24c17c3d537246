// Checks that controls are high enough for a mouse or a finger.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Expects all controls of the page to be at least this high, px. */
export async function expectHighControls(page: Page, least: number, where: string): Promise<void> {
  expect.soft(await page.evaluate(controlsLowerThan, least), where).toEqual([]);
}

/** Runs in the page. Returns the buttons and fields that are lower (px), with their heights; those within text are exempt. */
function controlsLowerThan(least: number): string[] {
  const controls = document.querySelectorAll(
    'main .MuiButton-root, main .button, .MuiIconButton-sizeMedium:not(.MuiInputBase-root *), .MuiInputBase-root',
  );
  return [...controls].flatMap((control) => {
    const { height } = control.getBoundingClientRect();
    const isInLine = getComputedStyle(control).minWidth === '0px' && control.matches('.MuiButton-sizeSmall');
    if (!control.checkVisibility() || isInLine || height >= least - 0.5) return [];
    return [`${control.textContent.trim() || (control.getAttribute('aria-label') ?? '')}: ${height}`];
  });
}
