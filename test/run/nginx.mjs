// Finds an nginx for the browser journeys, or installs Debian's package if possible, and writes its configuration for a lane.
import { execFileSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const PLACES = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the path of an nginx; undefined if there is none, or if `JOURNEY_SERVER=preview` is set. */
export function findNginx() {
  if (process.env.JOURNEY_SERVER === 'preview') return undefined;
  return PLACES.find((place) => place && existsSync(place));
}

/** Installs nginx if it is missing and possible; logs in one line what the journeys run against. */
export function prepareServer() {
  if (!findNginx() && process.env.JOURNEY_SERVER !== 'preview') install();
  const nginx = findNginx();
  console.log(
    nginx
      ? `The journeys run against nginx (${nginx}).`
      : 'The journeys run against the preview server, with the headers that nginx would send.',
  );
}

function install() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  // RUNLEVEL keeps Debian from starting it as a service.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx'],
  ]) {
    try {
      execFileSync('apt-get', args, { stdio: 'inherit', env });
    } catch {
      return;
    }
  }
}

/** Writes a lane's nginx.conf beside the files that the build made for it. Returns nginx's arguments. */
export async function configureNginx({ portalPort, folder }) {
  const home = resolve(`${folder}-deploy`);
  const hasBrotli = existsSync(BROTLI);
  const addresses = await lookup('localhost', { all: true });
  mkdirSync(join(home, 'tmp'), { recursive: true });
  writeFileSync(
    join(home, 'portal-server.conf'),
    [
      ...addresses.map(
        ({ address, family }) => `listen ${family === 6 ? `[${address}]` : address}:${portalPort};`,
      ),
      `root ../${basename(folder)};`,
      ...(hasBrotli ? ['brotli_static on;'] : []),
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(home, 'nginx.conf'),
    [
      ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
      // The workers must be able to read files of the user who runs the journeys.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      'pid tmp/nginx.pid;',
      'error_log tmp/error.log;',
      'events { worker_connections 512; }',
      'http {',
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (what) => `  ${what}_temp_path tmp/${what};`,
      ),
      '  include portal/site.conf;',
      '}',
      '',
    ].join('\n'),
  );
  return ['-p', `${home}/`, '-c', 'nginx.conf', '-e', 'tmp/error.log'];
}
