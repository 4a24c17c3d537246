// The licences of everything that is shipped, as one text that is served with the portal: those of the bill of materials, because
// Vite's own list (`build.license`) lacks what only a worker uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nameOf, shippedPackages, type Lockfile } from './sbom.ts';

const FILE = 'licenses.txt';

/** Returns the text for the packages of a lockfile that are installed below `root`. Throws if one of them isn't. */
export function licenses(root: string): string {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const sections = shippedPackages(lockfile).map(([path, { version, license = 'no licence' }]) =>
    [`## ${nameOf(path)} ${version} (${license})`, ...textsOf(join(root, path))].join('\n\n'),
  );
  return `${['The portal contains these packages.', ...sections].join('\n\n')}\n`;
}

/** Returns a package's texts: its own, else those of the packages that it contains copies of, else what its README says. */
function textsOf(folder: string): string[] {
  const readAll = (files: string[]) =>
    files
      .filter((file) => /(?:^|\/)(?:licen[cs]e|copying|notice)[^/]*$/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const own = readAll(readdirSync(folder));
  const texts = own.length > 0 ? own : readAll(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  if (texts.length > 0) return texts;
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  return [readme.slice(readme.search(/^(?:#+ )?Licen[cs]e *$/m)).trim()];
}

/** Returns the plugin that writes the text into the web root, and serves it in development. */
export function licensesPlugin(): Plugin {
  let root = '';
  return {
    name: 'licenses',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      ({ root } = config);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(licenses(root));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: licenses(root) });
    },
  };
}
