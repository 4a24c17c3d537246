// For journeys that need features only a full Chromium has: the back-forward cache, notifications, tabs that a download
// closes. The others run in the headless shell if it is installed (test/run/chromium.mjs).
import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../run/chromium.mjs';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A journey's pages are left before optimizing their code pays off (docs/decisions.md).
  '--js-flags=--no-opt --no-maglev',
];

/** Returns the launch options for a full Chromium, with `options` added. */
export function wholeBrowser(options: LaunchOptions = {}): LaunchOptions {
  return { executablePath: chromiumPath(), args: CHROMIUM_ARGS, ...options };
}
