// Finds the browsers of the three engines, or installs their Debian packages if possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** What an engine needs, and the Debian packages that contain it. The first entry of `places` is the browser or its driver. */
const NEEDS = {
  firefox: {
    places: [
      ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ],
    packages: ['firefox-esr'],
  },
  webkit: {
    places: [
      ['/usr/bin/WebKitWebDriver'],
      ['/usr/bin/Xvfb'],
      [
        '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
        '/usr/lib/aarch64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
      ],
      ['/usr/lib/python3/dist-packages/gi/__init__.py'],
    ],
    packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
  },
};

/** Makes apt-get fail soon on a machine without a network. */
const UNREACHABLE_SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
const INSTALL_MS = 180_000;

/**
 * Returns the path of an engine's browser or driver; undefined if it isn't completely installed.
 * @param {EngineName} engine
 * @returns {string | undefined}
 */
export function browserPath(engine) {
  if (engine === 'chromium') return chromiumPath();
  const found = NEEDS[engine].places.map((places) => places.find((place) => existsSync(place)));
  return found.every(Boolean) ? found[0] : undefined;
}

/**
 * Installs an engine's browser if it is missing. Returns undefined if it is available, else one sentence that says why not.
 * @param {EngineName} engine
 * @returns {string | undefined}
 */
function prepareBrowser(engine) {
  try {
    if (browserPath(engine)) return undefined;
    const { packages } = NEEDS[engine];
    const byHand = `install ${packages.join(', ')}`;
    if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return `it isn't there: ${byHand}.`;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'inherit', env, timeout: INSTALL_MS };
    execFileSync('apt-get', ['update', '-qq', ...UNREACHABLE_SOON], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...UNREACHABLE_SOON];
    execFileSync('apt-get', [...install, ...packages], options);
    return browserPath(engine) ? undefined : `it isn't where it was looked for: ${byHand}.`;
  } catch (error) {
    return `it couldn't be installed: ${error.message}`;
  }
}

/**
 * Returns those engines whose browsers are installed, if necessary by this call; logs why the others aren't available.
 * @param {readonly EngineName[]} engines
 */
export function availableEngines(engines) {
  return engines.filter((engine) => {
    const problem = prepareBrowser(engine);
    if (problem) console.log(`No journeys in ${engine}: ${problem}`);
    return !problem;
  });
}
