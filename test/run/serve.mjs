// Builds every lane of the journeys, and serves them until it is stopped by a signal: the production build by nginx, with the
// sandbox beside it; or both by Vite's preview if there is no nginx.
import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { LANES, laneOf } from './lanes.mjs';
import { program } from './programs.mjs';

const PROVISIONING_SECONDS = 8;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx = program('nginx');
const options = { configFile: false, logLevel: 'warn' };
const { module: sandbox } = await runnerImport('./sandbox/serveSandbox.ts', options);
await Promise.all(Array.from({ length: LANES }, (_, lane) => serve(laneOf(lane))));
console.log('Every lane is served.');

async function serve(lane) {
  const [status] = await once(vite('build', lane), 'exit');
  if (status !== 0) process.exit(1);
  const server = nginx ? await serveByNginx(lane) : vite('preview', lane);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
  const isThere = () =>
    fetch(`http://localhost:${lane.portalPort}`).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) await setTimeout(100);
}

function vite(command, { portalPort, sandboxPort, folder }) {
  const args = [command, '--mode', 'sandbox', '--outDir', folder, '--logLevel', 'error'];
  const env = {
    ...process.env,
    PORTAL_PORT: String(portalPort),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SECONDS: String(PROVISIONING_SECONDS),
    CI: '1',
    // What imports the sandbox below has set another one, in which the build would be another one, too.
    NODE_ENV: 'production',
  };
  return spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { stdio: 'inherit', env });
}

/** Starts the lane's sandbox, and an nginx with the files that the build made for it. */
async function serveByNginx({ portalPort, sandboxPort, folder }) {
  await sandbox.serveSandbox({ portalPort, sandboxPort, provisioningSeconds: PROVISIONING_SECONDS });
  const home = resolve(`${folder}-deploy`);
  const hasBrotli = existsSync(BROTLI);
  const addresses = await lookup('localhost', { all: true });
  const hosts = addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  mkdirSync(`${home}/tmp`, { recursive: true });
  writeFileSync(
    `${home}/portal-server.conf`,
    `${hosts.map((host) => `listen ${host}:${portalPort};`).join('\n')}
root ../${basename(folder)};
${hasBrotli ? 'brotli_static on;' : ''}
`,
  );
  writeFileSync(
    `${home}/nginx.conf`,
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
# The workers must be able to read files of the user who runs the journeys.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid tmp/nginx.pid;
error_log tmp/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path tmp/${one};`).join('\n  ')}
  include portal/site.conf;
}
`,
  );
  return spawn(nginx, ['-p', `${home}/`, '-c', 'nginx.conf', '-e', 'tmp/error.log'], { stdio: 'inherit' });
}
