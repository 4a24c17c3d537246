// The browsers of the journeys, which render the same on every Linux machine: Chromium's headless shell if it is installed
// (test/run/programs.mjs); and a full Chromium for journeys that need features only that has: the back-forward cache,
// notifications, tabs that a download closes.
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { chromiumPath, program } from '../../run/programs.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A journey's pages are left before optimizing their code pays off (docs/decisions.md).
  '--js-flags=--no-opt --no-maglev',
  // Pixels and sizes don't depend on the machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

const started = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: ARGS,
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '../../run/fonts.conf') },
});

/** Returns the launch options of the journeys that don't need a full Chromium. */
export const quickBrowser = () => started(program('shell') ?? chromiumPath());

/**
 * Returns the launch options for a full Chromium, with `options` added. Files that use it run in one worker
 * (`test.describe.configure({ mode: 'default' })`), since every worker has to start a browser of its own.
 */
export const wholeBrowser = (options: LaunchOptions = {}): LaunchOptions => ({
  ...started(chromiumPath()),
  ...options,
});
