// nginx and static hosts send the same headers for the same address: those of deploy/headers.ts. What a server then answers:
// test/e2e/platform/headers.spec.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
