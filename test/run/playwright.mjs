// Runs Playwright for one folder of tests.
import { spawnSync } from 'node:child_process';

/** The script of Playwright's command line. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/**
 * Runs the tests of a folder. Returns Playwright's exit code: 0 if all of them passed.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {number}
 */
export function play(folder, args = []) {
  const command = [PLAYWRIGHT, 'test', '-c', folder, ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
