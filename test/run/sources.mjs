// The code of this tree as the checks see it: what is there, and what each file imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const FOLDERS = ['src', 'sandbox', 'build', 'deploy', 'test'];

/** Returns the files that git knows or would take, of these kinds (`*.ts`); of those that are there. */
export function listFiles(...kinds) {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...kinds).filter((file) =>
    existsSync(file),
  );
}

/** Returns what git answers, a line each. Throws where it fails. */
export function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns, for each module, the modules that it imports; those it only loads later (`import()`) are told apart. */
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
