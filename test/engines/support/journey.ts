// The fixtures of the engines' journeys: a reset sandbox and an empty browser. They check the console, the content security
// policy, and that bearer tokens go only to the API.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { build } from 'vite';
import { addressesFor } from '../../../sandbox/addresses.ts';
import { createControlClient, type ControlClient } from '../../e2e/support/controlClient.ts';
import { browserPath, type EngineName } from '../../run/browsers.mjs';
import { laneOf } from '../../run/lanes.mjs';
import type { Engine, Session } from './driver.ts';
import { startPuppeteer } from './puppeteerEngine.ts';
import { createView, type View, until } from './view.ts';
import { startWebKit } from './webkitEngine.ts';

const { portalPort, sandboxPort } = laneOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const at = addressesFor('port', portalPort, sandboxPort);

interface Journey {
  sandbox: ControlClient;
  session: Session;
  newView: () => Promise<View>;
  view: View;
  /** Opens an address without being signed in, and signs in as a persona. */
  signIn: (persona: string, address?: string) => Promise<void>;
  /** Waits for the download of a file with this name. Returns its bytes. */
  downloaded: (name: RegExp) => Promise<Uint8Array>;
  /** Console lines that this journey causes on purpose. */
  expectedConsole: RegExp[];
}

interface PerEngine {
  engineName: EngineName;
  engine: Engine;
  /** The script that finds elements in a page. */
  finder: string;
}

export const test = base.extend<Journey, PerEngine>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const path = browserPath(engineName);
      if (path === undefined) throw new Error(`There is no ${engineName}.`);
      const engine = await (engineName === 'webkit' ? startWebKit(path) : startPuppeteer(engineName, path));
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  finder: [
    async ({ engineName: _each }, use) => {
      await use(await bundle(join(import.meta.dirname, 'inPage.ts')));
    },
    { scope: 'worker' },
  ],

  sandbox: async ({ request }, use) => {
    const sandbox = createControlClient(request, at.control);
    await sandbox.reset();
    await use(sandbox);
    const elsewhere = (await sandbox.requests('')).filter(
      ({ hasAuthorization, path }) => hasAuthorization && !path.startsWith('/api/'),
    );
    expect(elsewhere, 'a bearer token goes to the API alone').toEqual([]);
  },

  expectedConsole: [[], { option: true }],

  session: async ({ engine, sandbox: _reset, expectedConsole }, use) => {
    const session = await engine.newSession();
    let problems: string[] = [];
    try {
      await use(session);
    } finally {
      problems = await session.close();
    }
    expect(problems.filter((line) => !expectedConsole.some((expected) => expected.test(line)))).toEqual([]);
  },

  newView: async ({ session, finder }, use) => {
    await use(async () => createView(await session.newTab(), finder, at.portal));
  },

  view: async ({ newView }, use) => {
    await use(await newView());
  },

  signIn: async ({ view }, use) => {
    await use(async (persona, address = '/') => {
      await view.open(address);
      await view.css(`[data-persona="${persona}"]`).click();
      await view.holds(`location.origin === '${at.portal}' && !/[?&](?:code|error)=/.test(location.search)`);
    });
  },

  downloaded: async ({ session }, use) => {
    await use(async (name) => {
      let file: string | undefined;
      await until(`download ${name}`, async () => {
        const files = await readdir(session.downloads);
        // An incomplete download lies beside the file.
        if (files.some((one) => /\.(?:part|crdownload|wkdownload)$/.test(one))) return false;
        file = files.find((one) => name.test(one));
        return file !== undefined && (await readFile(join(session.downloads, file))).length > 0;
      });
      return new Uint8Array(await readFile(join(session.downloads, file!)));
    });
  },
});

/** Returns a script and its imports, bundled as text. */
async function bundle(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inPage' } },
  });
  const [output] = [outputs].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled.`);
  return output.output[0].code;
}

/** What browsers log about a call that a journey makes fail. */
export const failedCalls = /Failed to load resource|CONSOLE NETWORK|CORS request did not succeed/;

export { at, expect };
