// `npm run journeys -- [Playwright's arguments]`: builds, and runs only the browser journeys.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, PORTAL_PORT: '5183', SANDBOX_PORT: '4483' };
const run = (script, args) =>
  spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env }).status ?? 1;

process.exitCode =
  run('node_modules/vite/bin/vite.js', [
    'build',
    '--mode',
    'sandbox',
    '--outDir',
    'dist-sandbox',
    '--logLevel',
    'warn',
  ]) || run('node_modules/@playwright/test/cli.js', ['test', '-c', 'test/e2e', ...process.argv.slice(2)]);
