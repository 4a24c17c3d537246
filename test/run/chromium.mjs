// Finds a Chromium for the browser journeys, or installs one: Debian's package where it can, the test tool's own
// download elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window around it: a third quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const find = () => PLACES.find((place) => place && existsSync(place));

/** Gives the path of a Chromium, installed first where there is none. Throws one sentence where neither can be done. */
export function chromiumPath() {
  const found = find() ?? (install(), find());
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get') && isRoot) {
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
