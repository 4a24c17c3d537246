// What the commands of package.json say when they can't work.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/..`;

/** Runs a script of the repository. Returns what it printed as an error, and its exit code. */
function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, stderr };
}

describe('on Node', () => {
  it.each(['16.20.2', '18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.11.0'])(
    '%s, commands refuse',
    (version) => {
      expect(run('build/requireNode.mjs', version)).toEqual({
        status: 1,
        stderr: `The portal needs Node ^20.19 || ^22.13 || >=24; this is Node ${version}.\n`,
      });
    },
  );

  it.each(['20.19.0', '22.13.0', '22.22.2', '24.0.0', '26.1.0'])('%s, commands go on', (version) => {
    expect(run('build/requireNode.mjs', version)).toEqual({ status: 0, stderr: '' });
  });
});

it('commands ask for npm ci where the packages aren’t installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  try {
    for (const file of ['package.json', 'build/requireNode.mjs'])
      cpSync(`${root}/${file}`, join(folder, file));
    const { status, stderr } = spawnSync(process.execPath, ['build/requireNode.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'The packages aren’t installed: run `npm ci` first.\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('npm run build names what isn’t configured, and nothing else', () => {
  const empty = Object.fromEntries(
    Object.keys(process.env).flatMap((name) => (name.startsWith('VITE_') ? [[name, '']] : [])),
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'unconfigured', '--outDir', 'dist-unconfigured'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...empty, VITE_API_URL: '', NO_COLOR: '1' } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The build is not configured (see .env.example).\nVITE_API_URL is missing.\n');
  expect(stderr).not.toMatch(/^ +at /m);
});

it('npm start says which variable moves the portal, where its port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(5391, 'localhost', resolve));
  try {
    const said = await new Promise<string>((resolve) => {
      const env = { ...process.env, PORTAL_PORT: '5391', SANDBOX_PORT: '4691', NO_COLOR: '1' };
      const args = ['node_modules/vite/bin/vite.js', '--mode', 'sandbox'];
      execFile(process.execPath, args, { cwd: root, env }, (_error, _stdout, stderr) => resolve(stderr));
    });
    expect(said).toBe(
      'Port 5391 is in use: the portal needs it. Stop what runs there, or set PORTAL_PORT to another.\n',
    );
  } finally {
    other.close();
  }
});

it('npm run size asks for a build, where there is none', () => {
  expect(run('build/size.mjs', 'dist-missing')).toEqual({
    status: 1,
    stderr: 'There is no build in dist-missing: run `npm run build` first.\n',
  });
});
