// What the commands of package.json say when they can't work.
import { spawnSync } from 'node:child_process';
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
