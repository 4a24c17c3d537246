// What `npm run build` says where it isn't configured.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run build names what isn’t configured, and nothing else', () => {
  const empty = Object.fromEntries(
    Object.keys(process.env).flatMap((name) => (name.startsWith('VITE_') ? [[name, '']] : [])),
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'unconfigured', '--outDir', 'dist-unconfigured'],
    {
      cwd: `${import.meta.dirname}/..`,
      encoding: 'utf8',
      env: { ...process.env, ...empty, VITE_API_URL: '', NO_COLOR: '1' },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The build is not configured (see .env.example).\nVITE_API_URL is missing.\n');
  expect(stderr).not.toMatch(/^ +at /m);
});
