// Serves one lane of the browser journeys until it is stopped by a signal: the production build by nginx, with the sandbox
// beside it; or both by Vite's preview if there is no nginx.
import { spawn } from 'node:child_process';
import { runnerImport } from 'vite';
import { laneOf } from './lanes.mjs';
import { layOutLane } from './layOutLane.mjs';
import { configureNginx, findNginx } from './nginx.mjs';

const PROVISIONING_SECONDS = 8;

const lane = laneOf(Number(process.argv[2]));
layOutLane(lane);
const nginx = findNginx();
const child = nginx ? await serveByNginx() : serveByPreview();

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));

async function serveByNginx() {
  const { module } = await runnerImport('./sandbox/serveSandbox.ts', { configFile: false, logLevel: 'warn' });
  await module.serveSandbox({ ...lane, provisioningSeconds: PROVISIONING_SECONDS });
  return spawn(nginx, await configureNginx(lane), { stdio: 'inherit' });
}

function serveByPreview() {
  return spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--mode', 'sandbox', '--outDir', lane.folder],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PORTAL_PORT: String(lane.portalPort),
        SANDBOX_PORT: String(lane.sandboxPort),
        SANDBOX_SECONDS: String(PROVISIONING_SECONDS),
        CI: '1',
      },
    },
  );
}
