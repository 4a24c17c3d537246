// Starts the app's download together with the boot's, instead of after it, for visitors who are probably signed in
// (docs/product/limits.md#budgets: each call that waits for another costs a round trip). All other visitors never download it.
import type { Plugin } from 'vite';
import { isProbablySignedIn, OVERVIEW } from '../src/paths.ts';

interface Early {
  /** The module that the boot loads once sign-in is settled. */
  app: string;
  /** The page that most visits begin with. */
  overview: string;
}

/** Returns a plugin that adds a script to the page, to preload the app's files and, at the overview's address, the overview's. */
export function earlyApp({ app, overview }: Early): Plugin {
  return {
    name: 'early-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunkOf = (module: string) => {
          const found = Object.values(bundle).find(
            (one) => one.type === 'chunk' && Object.keys(one.modules).includes(module),
          );
          if (found?.type !== 'chunk') throw new Error(`No chunk holds ${module}.`);
          return found;
        };
        const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
        const { fileName, imports } = chunkOf(app);
        const files = [fileName, ...imports.filter((file) => file !== entry?.fileName)];
        const children = script(files.map(address), address(chunkOf(overview).fileName));
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}

const address = (file: string) => `/${file}`;

/** About how long the boot takes to download on a slow phone: it gets the whole bandwidth, and the app follows right behind. */
const LATER_MS = 100;

const script = (app: readonly string[], overview: string) => `
      if ((${String(isProbablySignedIn)})(document.cookie, location.search)) {
        var early = ${JSON.stringify(app)};
        if (${String(OVERVIEW)}.test(location.pathname)) early.push(${JSON.stringify(overview)});
        var ask = function () {
          early.splice(0).forEach(function (address) {
            var link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = address;
            document.head.appendChild(link);
          });
        };
        setTimeout(ask, ${LATER_MS});
        // On a fast network the boot arrives earlier.
        document.addEventListener('load', function (event) {
          if (event.target.type === 'module') ask();
        }, true);
      }
    `;
