// The engines' browsers, driven by Selenium over WebDriver. Each journey has its own, with an empty home.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, WebDriver } from 'selenium-webdriver';
import { program } from '../../run/programs.mjs';
import { marionetteAt } from './marionette.ts';
import { until } from './view.ts';

/** An engine by Playwright's name of it. */
export type EngineName = keyof typeof DRIVERS;

/** The program that listens to WebDriver for each engine; WebKit's starts a MiniBrowser. */
export const DRIVERS = { chromium: 'chromedriver', firefox: 'firefox', webkit: 'webkit' } as const;

const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
  // Saves documents, as the others do.
  'pdfjs.disabled': true,
};

const CHROMIUM_ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion'];

/** A running browser. */
export interface Browser {
  driver: WebDriver;
  /** The folder that it downloads into. */
  downloads: string;
  close(): Promise<void>;
}

/** Starts an engine's browser, which its driver hears at `port`. */
export async function startBrowser(engine: EngineName, port: number): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'engines-'));
  const profile = join(home, '.profile');
  const isFirefox = engine === 'firefox';
  const args = isFirefox ? ['-headless', '-marionette', '-profile', profile] : [`--port=${port}`];
  const preferences = Object.entries({ ...FIREFOX_PREFERENCES, 'marionette.port': port }).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});\n`,
  );
  await mkdir(profile);
  await writeFile(join(profile, 'user.js'), preferences);
  await mkdir(join(home, '.config'));
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  await mkdir(join(home, 'Downloads'));
  const display = process.env[`XVFB_DISPLAY_${process.env.TEST_PARALLEL_INDEX}`];
  const child = spawn(program(DRIVERS[engine])!, args, {
    stdio: 'ignore',
    // A group of its own, which ends as a whole.
    detached: true,
    env: { ...process.env, HOME: home, TZ: 'Europe/Berlin', DISPLAY: `:${display}` },
  });
  const ended = once(child, 'exit');
  const started = async () => {
    if (isFirefox) return WebDriver.createSession(await marionetteAt(port), {});
    const capabilities =
      engine === 'chromium'
        ? {
            browserName: 'chrome',
            'goog:chromeOptions': { binary: program('chromium'), args: CHROMIUM_ARGUMENTS },
          }
        : { browserName: 'MiniBrowser' };
    return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  };
  const driver = await until(`start ${engine}`, started);
  await driver.manage().window().setRect({ width: 1280, height: 1000 });
  return {
    driver,
    downloads: join(home, 'Downloads'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      try {
        process.kill(-child.pid!);
      } catch {
        // It has ended with its session.
      }
      await ended;
      // Its processes still write for a moment.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
