// nginx, static hosts and the preview server send the same headers for the same address: those of deploy/headers.ts.
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewAnswers } from '../../build/previewAnswers.ts';
import type { Site } from '../../deploy/contentSecurityPolicy.ts';
import { headersFor, KINDS, type Kind } from '../../deploy/headers.ts';
import { hostHeaders } from '../../deploy/hostHeaders.ts';
import { nginxFiles } from '../../deploy/nginx.ts';
import { productionSite, sandboxSite } from './site.ts';

type Headers = Record<string, string>;

const SITES: [string, Site][] = [
  ['a vendor’s deployment', productionSite({ DEPLOY_REPORT_URL: '/csp-report' })],
  ['the sandbox', sandboxSite()],
];

/** Parses one of nginx's header files. */
function readByNginx(file: string): Headers {
  const lines = [...file.matchAll(/^add_header (\S+) "((?:[^"\\]|\\.)*)" always;$/gm)];
  expect(lines).toHaveLength(file.trim().split('\n').length);
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]));
}

/** Returns the headers that a static host reads from `_headers` for a path: those of all matching blocks, joined. */
function readByHost(file: string, path: string): Headers {
  const found: Headers = {};
  for (const block of file.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!matches) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([^:\s]+): (.+)$/.exec(line) ?? [];
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

describe.each(SITES)('the headers of %s', (_, site) => {
  const expected = (kind: Kind) => Object.fromEntries(headersFor(site, kind));

  it.each(KINDS)('are the same in nginx for a %s', (kind) => {
    expect(readByNginx(nginxFiles(site)[`headers-${kind}.conf`] ?? '')).toEqual(expected(kind));
  });

  it('are included in every nginx location that responds', () => {
    const conf = nginxFiles(site)['site.conf'] ?? '';
    const places = [...conf.matchAll(/location [^{]+(\{(?:[^{}]|\{\s*\})*\})/g)].map(([, body = '']) => body);
    expect(places.length).toBe(9);
    for (const body of places) {
      const answers = body.includes('try_files') || /return (?!404;)/.test(body);
      expect(/include portal\/headers-(?:page|asset|file|refused)\.conf;/.test(body)).toBe(answers);
    }
  });

  it.each<[string, Kind]>([
    ['/', 'page'],
    ['/index.html', 'page'],
    ['/assets/index-abc.js', 'asset'],
  ])('are the same on static hosts, where %s is a %s', (path, kind) => {
    expect(readByHost(hostHeaders(site), path)).toEqual(expected(kind));
  });

  it('are the same on static hosts for all other paths, with the hosts’ own caching', () => {
    expect({ ...readByHost(hostHeaders(site), '/manage/sub-1'), 'Cache-Control': 'no-cache' }).toEqual(
      expected('page'),
    );
    expect(readByHost(hostHeaders(site), '/manage/sub-1')).not.toHaveProperty('Cache-Control');
  });
});

it('the documents for operators and release.sh name the same web root', () => {
  const example = nginxFiles(productionSite())['server.conf.example'];
  expect(example).toContain('\nroot /srv/portal/current/www;\n');
  const folder = `${import.meta.dirname}/../..`;
  const operations = readFileSync(`${folder}/docs/operations.md`, 'utf8');
  for (const place of ['`/srv/portal/current/www`', 'release.sh publish /srv/portal\n'])
    expect(operations).toContain(place);
  expect(`${operations}${example}`).not.toContain('/var/www');
});

it('the documents for operators and nginx’s configuration say how its folder is linked, and how HTTP/2 is switched on', () => {
  const { 'site.conf': site, 'server.conf.example': example } = nginxFiles(productionSite());
  const operations = readFileSync(`${import.meta.dirname}/../../docs/operations.md`, 'utf8');
  const link = 'ln -s /srv/portal/current/portal /etc/nginx/portal\n';
  for (const text of [site, operations]) expect(text).toContain(link);
  expect(`${site}${operations}`).not.toMatch(/cp(?: -\w+)? \S+portal \/etc|copy this folder/i);
  expect(example).toMatch(/^http2 on;$/m);
  expect(example).not.toMatch(/^listen .*http2/m);
});

describe('the preview server', () => {
  const site = sandboxSite();
  const root = mkdtempSync(join(tmpdir(), 'portal-'));
  const server = createServer((asked, answer) => {
    previewAnswers(root, (kind) => headersFor(site, kind))(asked, answer, () => {
      answer.end(`file ${asked.url}${asked.headers.range ?? ''}`);
    });
  });

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'));
    mkdirSync(join(root, '.well-known'));
    for (const file of [
      'index.html',
      'index.html.br',
      'favicon.svg',
      '_headers',
      '.well-known/security.txt',
      '.well-known/other.txt',
      'assets/a.js',
      'assets/a.js.map',
    ]) {
      writeFileSync(join(root, file), '');
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true });
  });

  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      })
        .on('error', reject)
        .end();
    });

  it.each<[string, string, number, Kind, string]>([
    ['GET', '/', 200, 'page', 'file /index.html'],
    ['HEAD', '/', 200, 'page', ''],
    ['GET', '/overview?x=1.js', 200, 'page', 'file /index.html'],
    ['GET', '/.well-known/security.txt', 200, 'file', 'file /.well-known/security.txt'],
    ['GET', '/.well-known/other.txt', 404, 'refused', 'Not found\n'],
    ['GET', '/supporter/stacks/acme.example', 200, 'page', 'file /index.html'],
    ['GET', '/manage/a%2Fb', 200, 'page', 'file /index.html'],
    ['GET', '/manage/x.map', 200, 'page', 'file /index.html'],
    ['GET', '/supporter/customers/x.gz', 200, 'page', 'file /index.html'],
    ['GET', '/upload/.x', 200, 'page', 'file /index.html'],
    ['GET', '/manage/a%2Fb.br', 200, 'page', 'file /index.html'],
    ['GET', '/favicon.svg', 200, 'file', 'file /favicon.svg'],
    ['GET', '/assets/a.js', 200, 'asset', 'file /assets/a.js'],
    ['GET', '/index.html', 301, 'page', ''],
    ['GET', '/assets/gone.js', 404, 'refused', 'Not found\n'],
    ['GET', '/assets/', 404, 'refused', 'Not found\n'],
    ['GET', '/assets/a.js.map', 404, 'refused', 'Not found\n'],
    ['GET', '/index.html.br', 404, 'refused', 'Not found\n'],
    ['GET', '/_headers', 404, 'refused', 'Not found\n'],
    ['GET', '/.git/config', 404, 'refused', 'Not found\n'],
    ['GET', '/folder/.env', 404, 'refused', 'Not found\n'],
    ['GET', '/wp-login.php', 404, 'refused', 'Not found\n'],
    ['GET', '/%00', 404, 'refused', 'Not found\n'],
    ['GET', '/%E0%A4%A', 404, 'refused', 'Not found\n'],
    ['POST', '/', 405, 'refused', 'Method not allowed\n'],
    ['OPTIONS', '/assets/a.js', 405, 'refused', 'Method not allowed\n'],
  ])('responds to %s %s with %i as a %s', async (method, path, status, kind, body) => {
    // If the range were passed on, the file server would answer with parts, or with 416 and the caching headers of a 200.
    const answer = await ask(path, method, { Range: 'bytes=99-' });
    expect(answer).toMatchObject({ status, body });
    for (const [name, value] of headersFor(site, kind))
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
    expect(answer.headers.location).toBe(status === 301 ? '/' : undefined);
  });
});
