// The fixtures of the engines' journeys: a reset sandbox and an empty browser. They check that nothing goes wrong in the page, that
// its policy isn't breached, and that bearer tokens go only to the API.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { build } from 'vite';
import { addressesFor } from '../../../sandbox/addresses.ts';
import { createControlClient, type ControlClient } from '../../e2e/support/controlClient.ts';
import { ownLane } from '../../run/lanes.mjs';
import { program } from '../../run/programs.mjs';
import { type Browser, DRIVERS, type EngineName, startBrowser } from './browser.ts';
import { createView, type View, until } from './view.ts';

const { portalPort, sandboxPort, driverPort } = ownLane;
const at = addressesFor('port', portalPort, sandboxPort);

interface Journey {
  sandbox: ControlClient;
  engine: Browser;
  /** What went wrong in the page, as far as it has been asked. */
  problems: string[];
  newView: () => Promise<View>;
  view: View;
  /** Opens an address without being signed in, and signs in as a persona. */
  signIn: (persona: string, address?: string) => Promise<void>;
  /** Waits for the download of a file with this name. Returns its bytes. */
  downloaded: (name: RegExp) => Promise<Uint8Array>;
  /** Problems in the page that this journey causes on purpose. */
  expectedProblems: RegExp[];
}

interface PerEngine {
  engineName: EngineName;
  /** The script that finds elements in a page. */
  finder: string;
}

export const test = base.extend<Journey, PerEngine>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  finder: [
    async ({ engineName: _each }, use) => {
      await use(await bundle(join(import.meta.dirname, 'inPage.ts')));
    },
    { scope: 'worker' },
  ],

  expectedProblems: [[], { option: true }],

  sandbox: async ({ request }, use) => {
    const sandbox = createControlClient(request, at.control);
    await sandbox.reset();
    await use(sandbox);
    const elsewhere = (await sandbox.requests('')).filter(
      ({ hasAuthorization, path }) => hasAuthorization && !path.startsWith('/api/'),
    );
    expect(elsewhere, 'a bearer token goes to the API alone').toEqual([]);
    // The portal reports what nobody caught, from its first moment on.
    expect((await sandbox.state()).errors.filter(({ kind }) => kind === 'event')).toEqual([]);
  },

  engine: async ({ engineName, sandbox: _reset }, use, journey) => {
    journey.skip(!program(DRIVERS[engineName]), `There is no ${engineName}.`);
    const engine = await startBrowser(engineName, driverPort);
    await use(engine);
    await engine.close();
  },

  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems.filter((line) => !expectedProblems.some((expected) => expected.test(line)))).toEqual([]);
  },

  view: async ({ engine, finder, problems }, use) => {
    const view = await createView(engine.driver, finder, at.portal, problems);
    await use(view);
    // The last problems come with it.
    await view.evaluate('null');
  },

  newView: async ({ engine, finder, problems }, use) => {
    await use(async () => {
      await engine.driver.switchTo().newWindow('tab');
      return createView(engine.driver, finder, at.portal, problems);
    });
  },

  signIn: async ({ view }, use) => {
    await use(async (persona, address = '/') => {
      await view.open(address);
      await view.css(`[data-persona="${persona}"]`).click();
      await view.holds(`location.origin === '${at.portal}' && !/[?&](?:code|error)=/.test(location.search)`);
    });
  },

  downloaded: async ({ engine: { downloads } }, use) => {
    await use((name) =>
      until(`download ${name}`, async () => {
        const files = await readdir(downloads);
        const file = files.find((one) => name.test(one));
        // An incomplete download lies beside the file, or is empty.
        if (!file || files.some((one) => /\.(?:part|crdownload|wkdownload)$/.test(one))) return undefined;
        const bytes = await readFile(join(downloads, file));
        return bytes.length > 0 && new Uint8Array(bytes);
      }),
    );
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

export { at, expect };
