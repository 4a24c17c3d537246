// Runs what Playwright has to run, one folder at a time.
import { spawnSync } from 'node:child_process';

/** Playwright's own command. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs the tests of a folder, and gives Playwright's exit code: 0 where all of them passed.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {number}
 */
export function play(folder, args = []) {
  const command = [PLAYWRIGHT, 'test', '-c', folder, ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
