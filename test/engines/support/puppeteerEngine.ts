// Chromium, and Firefox over WebDriver BiDi, both driven by Puppeteer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { type Action, type Engine, type Session, type Tab, USER } from './driver.ts';

/** Starts the browser at this path. */
export async function startPuppeteer(name: 'chromium' | 'firefox', path: string): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), 'engines-'));
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    env: { ...process.env, TZ: USER.timezone },
    args: name === 'firefox' ? [] : CHROMIUM_ARGUMENTS,
    extraPrefsFirefox: { ...FIREFOX_PREFERENCES, 'browser.download.dir': downloads },
  });
  return {
    newSession: async () => {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      return createSession(context, downloads);
    },
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  `--lang=${USER.language}`,
  '--force-prefers-reduced-motion',
];

const FIREFOX_PREFERENCES = {
  'intl.accept_languages': USER.language,
  'ui.prefersReducedMotion': 1,
  // Saves files in the journey's folder, without asking and without opening them.
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'pdfjs.disabled': true,
};

function createSession(context: BrowserContext, downloads: string): Session {
  const problems: string[] = [];
  const pages: Page[] = [];
  return {
    downloads,
    newTab: async () => {
      const page = await context.newPage();
      await page.setViewport({ width: USER.width, height: USER.height });
      page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') problems.push(message.text());
      });
      await page.evaluateOnNewDocument(sayBreaches);
      pages.push(page);
      return createTab(page);
    },
    setOffline: async (isOffline) => {
      for (const page of pages) await page.setOfflineMode(isOffline);
    },
    close: async () => {
      await context.close();
      return problems;
    },
  };
}

/** Runs first in every page, because Firefox reports policy violations only on its own console. */
function sayBreaches(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`breach of ${effectiveDirective}: ${blockedURI} ${sample}`);
  });
}

function createTab(page: Page): Tab {
  const frameOf = async (title?: string): Promise<Frame> => {
    if (title === undefined) return page.mainFrame();
    const element = await page.$(`iframe[title="${title}"]`);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame "${title}".`);
    return frame;
  };
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      // Not page.reload(): Firefox takes the end of an earlier load, a silent sign-in's too, for the end of the reload.
      await page.evaluate(`window.isBeforeReload = true; setTimeout(() => location.reload())`);
      await page.waitForFunction(`!window.isBeforeReload && document.readyState === 'complete'`);
    },
    evaluate: async <T>(expression: string, title?: string) =>
      (await (await frameOf(title)).evaluate(expression)) as T,
    act: async (expression, action, title) => {
      const frame = await frameOf(title);
      const handle = await frame.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle | null;
      if (!element) return false;
      await perform(element, action);
      return true;
    },
    focus: () => page.bringToFront(),
  };
}

async function perform(element: ElementHandle, action: Action): Promise<void> {
  if (action.kind === 'click') await element.click();
  else if (action.kind === 'type') await element.type(action.text);
  else await (element as ElementHandle<HTMLInputElement>).uploadFile(...action.paths);
}
