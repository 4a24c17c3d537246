// The repository's code as the checks see it: its files, and what each of them imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const FOLDERS = ['src', 'sandbox', 'build', 'deploy', 'test'];

/** Returns the existing files, tracked or untracked but not ignored, that match these patterns (`*.ts`). */
export function listFiles(...kinds) {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...kinds).filter((file) =>
    existsSync(file),
  );
}

/** Returns the lines of git's output. Throws if git fails. */
export function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns the imports of each module; those loaded later (`import()`) are marked. */
export async function readImports() {
  const { module } = await runnerImport('./test/support/moduleGraph.ts', {
    configFile: false,
    logLevel: 'warn',
  });
  return new Map(
    module.readModules('.', FOLDERS).map(({ file, imports }) => [file, imports.filter((one) => one.file)]),
  );
}

export const readText = (file) => readFileSync(file, 'utf8');
