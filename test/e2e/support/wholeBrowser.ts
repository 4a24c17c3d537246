// For journeys of what only a Chromium with a window around it has: the back-forward cache, notifications, tabs that a
// download closes. The others run in one without, where it is installed (test/run/chromium.mjs).
import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../run/chromium.mjs';

export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Returns what launches it; options may be added. */
export function wholeBrowser(options: LaunchOptions = {}): LaunchOptions {
  return { executablePath: chromiumPath(), args: CHROMIUM_ARGS, ...options };
}
