// Finds a Chromium for the browser journeys, or installs one: Debian's package where it can, the test tool's own
// download elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];
/** The same engine without a window around it. It takes 40 % less of the processor. */
const SHELLS = [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'];

/** @param {readonly (string | undefined)[]} places */
const firstOf = (places) => places.find((place) => place && existsSync(place));

/**
 * Gives the path of a Chromium, installed first where there is none. Throws one sentence where neither can be done.
 * @returns {string}
 */
export function chromiumPath() {
  const found = firstOf(PLACES) ?? (install(), firstOf(PLACES));
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** Gives the path of the quickest Chromium there is: the windowless one, unless another was asked for. */
export function quickChromiumPath() {
  return (process.env.CHROMIUM_PATH ? undefined : firstOf(SHELLS)) ?? chromiumPath();
}

/** Before the journeys: installs what is missing, the windowless one where it can. Throws where there is no Chromium. */
export function prepareChromium() {
  const path = chromiumPath();
  // Beside Debian's own only: both are of one version.
  if (path === '/usr/bin/chromium' && !firstOf(SHELLS) && canInstall())
    installPackage('chromium-headless-shell');
}

function install() {
  if (canInstall() && installPackage('chromium')) return;
  run('npx', ['playwright', 'install', 'chromium']);
}

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function installPackage(name) {
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
