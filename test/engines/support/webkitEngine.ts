// WebKit: the distribution's WebKitGTK on a virtual screen, driven by Selenium over WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Action, type Engine, type Session, type Tab, USER } from './driver.ts';

const WINDOW = join(import.meta.dirname, 'webkitWindow.py');

/** Starts WebKitWebDriver at this path, on a virtual screen. */
export async function startWebKit(path: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  // Line-buffered, because otherwise the console's last lines would be lost when the process ends.
  const driver = spawn('stdbuf', ['-oL', path, `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      TZ: USER.timezone,
      LC_ALL: 'C',
      NO_AT_BRIDGE: '1',
    },
  });
  await answering(`http://127.0.0.1:${port}/status`);
  return {
    newSession: () => startSession(port),
    close: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function startSession(port: number): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'WebKitGTK',
      'webkitgtk:browserOptions': {
        binary: '/usr/bin/python3',
        args: [WINDOW, folder, USER.language, String(USER.width), String(USER.height)],
      },
    })
    .build();
  const tabs: Tab[] = [];
  return {
    downloads,
    newTab: async () => {
      if (tabs.length > 0) await driver.switchTo().newWindow('tab');
      const tab = createTab(driver, await driver.getWindowHandle());
      tabs.push(tab);
      return tab;
    },
    // WebDriver can't cut the network, so this tells the page, and keeps its own site away; the journey must make its calls fail.
    setOffline: async (isOffline) => {
      for (const tab of tabs) {
        await tab.evaluate(
          `(window.fetchOnline ??= window.fetch,
            window.fetch = ${isOffline ? "() => Promise.reject(new TypeError('Load failed'))" : 'window.fetchOnline'},
            dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}')), null)`,
        );
      }
    },
    close: async () => {
      await driver.quit();
      const lines = (await readFile(join(folder, 'console.log'), 'utf8')).split('\n');
      // The browser's processes still write for a moment after the session has ended.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      return lines.filter((line) => /CONSOLE.* (?:ERROR|WARN)/.test(line));
    },
  };
}

function createTab(driver: WebDriver, handle: string): Tab {
  /** Runs `work` in the tab, or in its frame with this title. */
  const inside = async <T>(work: () => Promise<T>, title?: string): Promise<T> => {
    await driver.switchTo().window(handle);
    if (title === undefined) return work();
    await driver.switchTo().frame(await driver.findElement(By.css(`iframe[title="${title}"]`)));
    try {
      return await work();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  return {
    goto: (address) => inside(() => driver.get(address)),
    reload: () => inside(() => driver.navigate().refresh()),
    evaluate: <T>(expression: string, title?: string) =>
      inside(() => driver.executeScript<T>(`return (${expression})`), title),
    act: (expression, action, title) =>
      inside(async () => {
        const element = await driver.executeScript(`return (${expression})`);
        if (!(element instanceof WebElement)) return false;
        await perform(element, action);
        return true;
      }, title),
    focus: () => driver.switchTo().window(handle),
  };
}

async function perform(element: WebElement, action: Action): Promise<void> {
  if (action.kind === 'click') await element.click();
  else await element.sendKeys(action.kind === 'type' ? action.text : action.paths.join('\n'));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until a server answers at an address. Throws after 10 s. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
