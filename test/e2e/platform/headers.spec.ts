// What the server sends in addition to the page (docs/security.md#headers): headers on every answer, no private files, and
// files compressed and cached as they should be. Runs against the same nginx as all journeys.
import { readFileSync } from 'node:fs';
import { test as requestTest } from '@playwright/test';
import { ownLane } from '../../run/lanes.mjs';
import { at, expect, test } from '../support/journey.ts';

/** Returns the headers that the build of this worker's lane wrote for static hosts; every server must send them. */
function builtHeaders(): [string, string][] {
  const [everywhere = ''] = readFileSync(`${ownLane.folder}/_headers`, 'utf8').split('\n\n');
  return everywhere
    .split('\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
}

/** Returns the paths of the files that the page loads. */
async function assets(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  return [...html.matchAll(/="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
}

/** The smallest file that is compressed, in bytes. */
const SMALLEST_COMPRESSED = 1024;

const ANSWERS: [what: string, method: string, path: string, status: number, cache: string][] = [
  ['the page', 'GET', '/', 200, 'no-cache'],
  ['the page’s head', 'HEAD', '/', 200, 'no-cache'],
  ['an address of the portal', 'GET', '/manage/sub-1?scrollToSubscription=true', 200, 'no-cache'],
  ['an address with a dot in its id', 'GET', '/supporter/stacks/acme.example', 200, 'no-cache'],
  ['an id that ends like a source map', 'GET', '/manage/x.map', 200, 'no-cache'],
  ['an id that ends like a compressed copy', 'GET', '/supporter/customers/x.gz', 200, 'no-cache'],
  ['an id that begins with a dot', 'GET', '/upload/.x', 200, 'no-cache'],
  ['a file', 'GET', '/favicon.svg', 200, 'no-cache'],
  ['the licences', 'GET', '/licenses.txt', 200, 'no-cache'],
  ['the page by its file’s name', 'GET', '/index.html', 301, 'no-cache'],
  ['a chunk that is gone', 'GET', '/assets/x.js', 404, 'no-store'],
  ['the assets’ folder', 'GET', '/assets/', 404, 'no-store'],
  ['a source map', 'GET', '/x.map', 404, 'no-store'],
  ['a chunk’s source map', 'GET', '/assets/index.js.map', 404, 'no-store'],
  ['version control', 'GET', '/.git/config', 404, 'no-store'],
  ['an environment file', 'GET', '/.env', 404, 'no-store'],
  ['the static hosts’ headers', 'GET', '/_headers', 404, 'no-store'],
  ['a compressed copy', 'GET', '/index.html.br', 404, 'no-store'],
  ['a file that is nowhere', 'GET', '/wp-login.php', 404, 'no-store'],
  ['a folder above', 'GET', '/assets/%2e%2e/%2e%2e/package.json', 404, 'no-store'],
  ['POST', 'POST', '/', 405, 'no-store'],
  ['OPTIONS', 'OPTIONS', '/overview', 405, 'no-store'],
  ['TRACE', 'TRACE', '/', 405, 'no-store'],
];

// `requestTest` is Playwright's own test: without the journeys' fixtures, it opens no page.
for (const [what, method, path, status, cache] of ANSWERS) {
  requestTest(`${what}: ${status}, with the whole set of headers`, async ({ request }) => {
    const answer = await request.fetch(at.portal + path, { method, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    for (const [name, value] of builtHeaders()) expect.soft(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['cache-control']).toBe(cache);
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
    if (status === 405) expect(headers.allow).toBe('GET, HEAD');
    if (status === 301) expect(headers.location).toBe('/');
    if (status >= 400 && method === 'GET') {
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toBe('Not found\n');
    }
  });
}

requestTest(
  'nothing is answered in parts: a range beyond the end gets the file, each header once',
  async () => {
    const [asset = ''] = await assets(at.portal);
    for (const path of ['/', '/favicon.svg', asset]) {
      const answer = await fetch(at.portal + path, { headers: { Range: 'bytes=99999999-' } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.has('accept-ranges')).toBe(false);
      // `get` joins a header that is sent twice, so that it would differ.
      for (const [name, value] of builtHeaders()) expect(answer.headers.get(name), name).toBe(value);
    }
  },
);

requestTest('a failed precondition isn’t kept in the place of the file', async () => {
  const [asset = ''] = await assets(at.portal);
  const answer = await fetch(at.portal + asset, { headers: { 'If-Match': '"other"' } });
  // The preview server ignores preconditions.
  if (answer.headers.get('server') !== 'nginx') return;
  expect(answer.status).toBe(412);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const [name, value] of builtHeaders()) expect(answer.headers.get(name), name).toBe(value);
});

requestTest('what the page loads is kept for a year and comes compressed', async ({ request }) => {
  const paths = await assets(at.portal);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    for (const accepted of ['gzip', 'gzip, br']) {
      const answer = await request.get(at.portal + path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.status()).toBe(200);
      const headers = answer.headers();
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-type']).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
      // Uncompressed, it fits in one packet anyway (build/precompress.ts).
      if ((await answer.body()).length < SMALLEST_COMPRESSED) continue;
      // Either is accepted, as not every nginx has the Brotli module.
      expect(accepted.split(', ')).toContain(headers['content-encoding']);
      // The preview server sends no `Vary`; no cache stores its answers.
      if (headers.server === 'nginx') expect(headers.vary).toBe('Accept-Encoding');
    }
  }
});

test('the page’s scripts and stylesheets have an integrity hash, and no source map', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const html = await (await request.get('/')).text();
  for (const [tag] of html.matchAll(/<(?:script|link)[^>]*\/assets\/[^>]*>/g)) {
    expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
  }
  for (const path of await assets(at.portal)) {
    const script = await (await request.get(path)).text();
    expect(/\/\/# sourceMappingURL=\S+\s*$/.test(script)).toBe(false);
  }
});

test.describe('framed by another site', () => {
  test.use({ expectedConsole: [/frame-ancestors|X-Frame-Options/i] });

  test('the portal is blocked', async ({ page }) => {
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${at.portal}/"></iframe>` }),
    );
    await page.goto('http://elsewhere.example/');
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  });
});

test.describe('an injected script', () => {
  test.use({
    expectedConsole: [
      /Content Security Policy|^This document requires 'Trusted|^breach of (?:script-src-elem|require-)/,
    ],
  });

  test('doesn’t run, whether inline, from another host or through a sink', async ({ page, signIn }) => {
    await signIn('owner');
    await page.route(`${at.portal}/overview`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        '<script>window.slipped = 1</script><script src="https://elsewhere.example/x.js"></script></body>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/overview');
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        () => (document.createElement('script').src = '/assets/any.js'),
        () => new Worker('/assets/any.js'),
      ];
      return tries.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      }).length;
    });
    expect(refused).toBe(3);
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  });
});
