// Finds a Chromium for the browser journeys, or installs one: Debian's package if possible, else Playwright's own download.
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
/** Chromium's headless shell: the same engine without a window. It needs 40 % less processor time. */
const SHELLS = [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'];

/** @param {readonly (string | undefined)[]} places */
const firstOf = (places) => places.find((place) => place && existsSync(place));

/**
 * Returns the path of a Chromium, which it installs first if there is none. Throws if that isn't possible.
 * @returns {string}
 */
export function chromiumPath() {
  const found = firstOf(PLACES) ?? (install(), firstOf(PLACES));
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** Returns the path of the fastest Chromium installed: the headless shell, unless CHROMIUM_PATH is set. */
export function quickChromiumPath() {
  return (process.env.CHROMIUM_PATH ? undefined : firstOf(SHELLS)) ?? chromiumPath();
}

/**
 * Installs what is missing before the journeys: Chromium, and the headless shell if possible. Returns undefined, or the sentence
 * that says what is needed if there is no Chromium.
 */
export function prepareChromium() {
  let path;
  try {
    path = chromiumPath();
  } catch (error) {
    return error.message;
  }
  // Only beside Debian's Chromium, so that both have the same version.
  if (path === '/usr/bin/chromium' && !firstOf(SHELLS) && canInstall())
    installPackage('chromium-headless-shell');
  return undefined;
}

/** Does the same, but prints the sentence and ends the process if there is no Chromium. */
export function requireChromium() {
  const problem = prepareChromium();
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

function install() {
  if (canInstall() && installPackage('chromium')) return;
  console.log('Downloading Playwright’s Chromium.');
  // Quietly, because it prints stacks where it can't.
  run('npx', ['playwright', 'install', 'chromium'], 'ignore');
}

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function installPackage(name) {
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
}

function run(command, args, stdio = 'inherit') {
  try {
    execFileSync(command, args, { stdio });
    return true;
  } catch {
    return false;
  }
}
