// The programs that the journeys need: those that are there, else Debian's packages where they can be installed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** @typedef {'chromium' | 'shell' | 'chromedriver' | 'firefox' | 'webkit' | 'xvfb' | 'nginx'} Program */

/** Where each program may be, the first of them named by an environment variable, and the package that contains it. */
const PROGRAMS = {
  chromium: [
    ...[process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'],
    ...['/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ...[chromium.executablePath(), 'chromium'],
  ],
  // The same engine without a window needs 40 % less processor time.
  shell: [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', 'chromium-headless-shell'],
  chromedriver: ['/usr/bin/chromedriver', 'chromium-driver'],
  firefox: [
    ...['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    'firefox-esr',
  ],
  webkit: ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  xvfb: ['/usr/bin/Xvfb', 'xvfb'],
  nginx: [
    ...['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    'nginx',
  ],
};

/**
 * Returns a program's path, after installing it if that is necessary and possible; undefined if it can't be had.
 * @param {Program} name
 * @returns {string | undefined}
 */
export function program(name) {
  const [places, wanted] = [PROGRAMS[name].slice(0, -1), PROGRAMS[name].at(-1)];
  const find = () => places.find((place) => place && existsSync(place));
  return find() ?? (install(wanted), find());
}

/** Returns the path of a Chromium, which may also be Playwright's download. Throws if none can be had. */
export function chromiumPath() {
  const found =
    program('chromium') ?? (run('npx', ['playwright', 'install', 'chromium']), program('chromium'));
  if (found) return found;
  throw new Error(
    'Chromium is needed: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** Installs a Debian package, as root, and not in Playwright's workers: its main process has tried before. */
function install(name) {
  if (process.env.TEST_WORKER_INDEX || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  if (run('apt-get', ['update', '-qq', ...SOON])) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...SOON, name]);
  }
}

/** Gives up soon on a machine without a network. */
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

function run(command, args) {
  // RUNLEVEL keeps Debian from starting nginx as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    return false;
  }
}
